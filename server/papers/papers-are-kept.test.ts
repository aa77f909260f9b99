import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { papersOf } from '@halles/testing/world/invoice.ts'
import { aPayment } from '@halles/testing/world/payment.ts'
import { aWeighedOrder, weighedProducts } from '@halles/testing/world/weighed-order.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'

const world = await anOwnApp()
const { database } = world
const restaurant = await aRestaurant(world)
const supplier = await aSupplier(world)
const { issue, credit } = papersOf(supplier)
const another = await aProduct(world, supplier)
let invoice: string

// 200 $ and 110 $ of weighed goods, as weighed, and 40 $ of eggs.
beforeAll(async () => {
  const order = await aWeighedOrder(
    world,
    restaurant,
    supplier,
    await weighedProducts(world, supplier),
  )
  await order.weigh(supplier, { line: 0, packages: [8] }, { line: 1, packages: [10] })
  const done = { supplier_order_id: order.publicId }
  await supplier.browser.post('/api/supplier-order-set-to-done/', done)
  const issued = await issue([order.publicId])
  expect(issued.status, issued.text).toBe(201)
  invoice = issued.body.public_id
  await aPayment(supplier, restaurant, '50.00')
})

async function refused(statement: string, reason: string) {
  const before = await fingerprint(database)
  await expect(sql.raw(statement).execute(database)).rejects.toThrow(reason)
  expect(await fingerprint(database)).toBe(before)
}

/** Why a statement, of which nothing stays, was refused: it was enough. */
const rolledBack = (statement: string) =>
  inTransaction(database, async (tx) => {
    await sql.raw(statement).execute(tx)
    throw new Error('enough')
  }).catch((error: Error) => error.message)

test.each([
  'update paper set total_cents = 1',
  'delete from paper',
  'update payment set amount_cents = 1',
  'delete from payment',
  'update payment_share set amount_cents = 1',
  'delete from payment_share',
  'update paper_order set supplier_order_id = supplier_order_id + 1',
  'delete from paper_order',
  'update paper_series set last_number = last_number - 1',
  'delete from paper_series',
])('the database itself refuses to rewrite what was issued and paid: %s', (statement) =>
  refused(statement, 'would rewrite history'),
)

const CHANGES = [
  'update supplier_order set total_cents = 1',
  "update supplier_order set status = 'cancelled'",
  'update order_line set asked_quantity = 3 where quantity = 4',
  'update order_line set edited_quantity = 3 where quantity = 4',
  "update order_line set is_cancelled = true, cancelled_by = 'supplier'",
  'update line_weight set net_thousandths = 1',
  'delete from line_weight',
  `insert into line_weight (order_line_id, net_thousandths, packages, by_person_id)
   select id, 1, '{1}', ${supplier.person.id} from order_line where not is_weighed`,
  `insert into order_line (supplier_order_id, product_id, product_public_id, name_fr, name_en, unit, price_cents,
     quantity_hundredths, price_per_unit, quantity)
   select supplier_order_id, ${another.id}, '${another.publicId}', 'Sel', 'Salt', 'kg', 1, 100, 1, 1
   from order_line limit 1`,
]

describe('what an invoice covers', () => {
  test.each(CHANGES)('stays as it says: %s', (statement) =>
    refused(statement, 'would change what is invoiced'),
  )

  test('may change again once a credit note has taken all of it back, which is not undone', async () => {
    expect((await credit(invoice, { whole: true })).status).toBe(201)
    for (const statement of CHANGES) expect(await rolledBack(statement)).toBe('enough')
    await refused('update paper_order set released_by_id = null', 'would rewrite history')
  })
})
