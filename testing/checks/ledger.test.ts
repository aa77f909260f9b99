import type { DB } from '@halles/server/database/schema.generated.ts'
import type { Kysely } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { anOwnApp } from '../servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '../world/builders.ts'
import { aCart } from '../world/cart.ts'
import { ledgerWalk } from './ledger.ts'

const world = await anOwnApp()
const { database } = world
const restaurant = await aRestaurant(world)
const supplier = await aSupplier(world)
const product = await aProduct(world, supplier, { priceCents: 1_000 })
await aCart(restaurant, [{ product, quantity: 2 }])
await restaurant.browser.post('/api/checkout/')

afterEach(async () => {
  expect(await ledgerWalk(database)).toEqual([])
})

const plants: [string, (tx: Kysely<DB>) => Promise<unknown>, string[]][] = [
  [
    'a total that is a cent off',
    (tx) => tx.updateTable('supplier_order').set({ total_cents: 1_999 }).execute(),
    [
      'restaurant order 1 costs 2000, its parts 1999',
      'supplier order 1 costs 1999, its open lines 2000',
    ],
  ],
  [
    'a line that changed without its order',
    (tx) => tx.updateTable('order_line').set({ edited_quantity: 1 }).execute(),
    [
      'supplier order 1 costs 2000, its open lines 1000',
      'supplier order 1 is pending, and line 1 was answered',
    ],
  ],
  [
    'a status without its step',
    (tx) => tx.updateTable('supplier_order').set({ status: 'acknowledged' }).execute(),
    ['supplier order 1 is acknowledged, its steps are pending'],
  ],
  [
    'an order cancelled that still costs',
    async (tx) => {
      await tx.updateTable('supplier_order').set({ status: 'cancelled' }).execute()
      await step(tx, 2, 'cancelled')
    },
    [
      'supplier order 1 costs 2000, its open lines 0',
      'supplier order 1 is cancelled, and line 1 is not',
    ],
  ],
  [
    'an order that was accepted and cancelled',
    async (tx) => {
      await tx.updateTable('supplier_order').set({ status: 'acknowledged' }).execute()
      await step(tx, 2, 'acknowledged')
      await step(tx, 3, 'cancelled')
    },
    [
      'supplier order 1 accepted before it was cancelled by its supplier',
      'supplier order 1 is acknowledged, its steps are pending, acknowledged, cancelled',
    ],
  ],
  [
    'an order closed without a trace',
    (tx) => tx.updateTable('restaurant_order').set({ status: 'done' }).execute(),
    ['restaurant order 1 is done, its steps are active'],
  ],
  [
    'an order of nothing',
    (tx) =>
      tx
        .insertInto('restaurant_order')
        .values({ restaurant_id: restaurant.id, number: 1_000, total_cents: 0 })
        .execute(),
    [
      expect.stringMatching(/^restaurant order \d+ has no part$/),
      expect.stringMatching(/^restaurant order \d+ is active, its steps are none$/),
    ],
  ],
]

test.each(plants)('%s is found', async (_, plant, broken) => {
  const undone = database.transaction().execute(async (tx) => {
    await plant(tx)
    expect(await ledgerWalk(tx)).toEqual(broken)
    throw new Undone()
  })
  await expect(undone).rejects.toThrow(Undone)
})

class Undone extends Error {}

function step(tx: Kysely<DB>, at: number, status: 'acknowledged' | 'cancelled') {
  return tx
    .insertInto('order_entry')
    .values({ supplier_order_id: 1, number: at, status, by_account_id: supplier.id })
    .execute()
}
