import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'

const world = await anOwnApp()
afterEach(async () => expect(await ledgerWalk(world.database)).toEqual([]))

const restaurant = await aRestaurant(world)
const supplier = await aSupplier(world)
const beef = await aProduct(world, supplier)
const order = await anOrder(world, restaurant, [{ product: beef, quantity: 5 }])
await answerOf(supplier, order).answer({ action: 'accepted' })

async function refused(statement: string, reason: RegExp) {
  const before = await fingerprint(world.database)
  await expect(sql.raw(statement).execute(world.database)).rejects.toThrow(reason)
  expect(await fingerprint(world.database)).toBe(before)
}

describe('what was agreed at checkout', () => {
  test.each([
    ['price_cents', '1'],
    ['name_fr', "'Autre'"],
    ['name_en', "'Other'"],
    ['unit', "'lb'"],
    ['quantity_hundredths', '1'],
    ['price_per_unit', '1'],
    ['quantity', '9999'],
    ['product_id', 'product_id'],
    ['product_public_id', "'x'"],
    ['supplier_order_id', 'supplier_order_id'],
  ])('keeps its %s: the database itself refuses another', (column, value) =>
    refused(`update order_line set ${column} = ${value}`, /would rewrite history/),
  )

  test('keeps its lines', () => refused('delete from order_line', /would rewrite history/))

  test.each(['0', '-1', '6'])('never becomes %s cases of five', (edited) =>
    refused(`update order_line set edited_quantity = ${edited}`, /violates check constraint/),
  )

  test.each(['supplier_order', 'restaurant_order'])('never costs less than nothing: %s', (table) =>
    refused(`update ${table} set total_cents = -1`, /violates check constraint/),
  )
})

describe('the history of an order', () => {
  test.each([
    'update order_entry set by_account_id = 1',
    'update order_entry set at = now()',
    'delete from order_entry',
    'update restaurant_order_step set at = now()',
    'delete from restaurant_order_step',
  ])('is not rewritten: %s', (statement) => refused(statement, /would rewrite history/))

  test('reaches each state once', () =>
    refused(
      `insert into order_entry (supplier_order_id, number, status, by_account_id)
       select supplier_order_id, 3, status, by_account_id from order_entry where number = 2`,
      /duplicate key/,
    ))

  test('is either accepted or cancelled, never both', () =>
    refused(
      `insert into order_entry (supplier_order_id, number, status, by_account_id)
       select supplier_order_id, 2, 'cancelled', by_account_id from order_entry where number = 2`,
      /duplicate key/,
    ))
})
