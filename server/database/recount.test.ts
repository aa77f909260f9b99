import { aTestConnection, connectPatiently } from '@halles/testing/database/test-database.ts'
import { runCommand } from '@halles/testing/servers/server-process.ts'
import { aServerOf } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { anIssuedPaper } from '@halles/testing/world/issued-paper.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { aPayment } from '@halles/testing/world/payment.ts'
import { expect, test } from 'vitest'

const connection = await aTestConnection()
const database = connectPatiently(connection)
const world = await aServerOf(database)

test('`npm run recount` prints what differs, corrects it, and then finds nothing', async () => {
  const [supplier, restaurant] = [await aSupplier(world), await aRestaurant(world)]
  const [beef, veal] = [await aProduct(world, supplier), await aProduct(world, supplier)]
  const both = [beef, veal].map((product) => ({ product, quantity: 1 }))
  const { id: first } = await anOrder(world, restaurant, both)
  const { id: last } = await anOrder(world, restaurant, both)
  await database
    .insertInto('supplier_rating')
    .values({ supplier_id: supplier.id, rating_sum: 9, rating_count: 2 })
    .execute()
  await database
    .updateTable('last_paid')
    .set({ restaurant_order_id: first, price_cents: 1 })
    .where('product_id', '=', beef.id)
    .execute()
  await database.deleteFrom('last_paid').where('product_id', '=', veal.id).execute()
  await database
    .updateTable('product')
    .set({ audience: 'customers' })
    .where('id', '=', veal.id)
    .execute()
  await database.updateTable('supplier_stock').set({ products: 7, for_customers: 1 }).execute()
  await database.insertInto('product_sales').values({ product_id: veal.id, cases: 3 }).execute()
  const invoice = await anIssuedPaper(world, supplier, restaurant)
  await aPayment(supplier, restaurant, '60.00')
  await anIssuedPaper(world, supplier, restaurant, { corrects: invoice, totalCents: 1_000 })
  await database.updateTable('paper_balance').set({ balance_cents: 5 }).execute()
  const paid = (product: number) =>
    `restaurant ${restaurant.id}, product ${product} in cases of 10 kg`
  const counted = `counted 5000 cents in order ${last}`
  expect(await recountByCommand()).toEqual([
    'ratings: 1 corrected',
    `supplier ${supplier.id}: stored 9 in 2 reviews, counted 0 in 0`,
    'last paid: 2 corrected',
    `${paid(beef.id)}: stored 1 cents in order ${first}, ${counted}`,
    `${paid(veal.id)}: stored no cents in order none, ${counted}`,
    'stock: 2 corrected',
    `supplier ${supplier.id}, beef: stored 7 products and 1 for customers, counted 1 and 1`,
    `supplier ${supplier.id}, all: stored 7 products and 1 for customers, counted 1 and 1`,
    'sales: 1 corrected',
    `product ${veal.id}: stored 3 cases sold, counted 0`,
    'balances: 1 corrected',
    `invoice ${invoice.id}: stored 5 cents, counted 3000`,
  ])
  expect(await recountByCommand()).toEqual([
    'ratings: no difference',
    'last paid: no difference',
    'stock: no difference',
    'sales: no difference',
    'balances: no difference',
  ])
})

async function recountByCommand(): Promise<string[]> {
  const output = await runCommand('database/recount.ts', connection)
  return output.trimEnd().split('\n')
}

test('`npm run recount` says in one line which database it cannot reach', async () => {
  await expect(
    runCommand('database/recount.ts', { ...connection, host: '/nowhere' }),
  ).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^DATABASE_URL cannot be used: .*\n$/),
  })
})
