import { rowsRead } from '@halles/testing/database/rows-read.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { somePurchases } from '@halles/testing/world/purchases-sql.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { findProductPage } from './product-page-sql.ts'

const ORDERS = 300

const world = await anOwnApp()
const supplier = await aSupplier(world)
const bought = await aProduct(world, supplier)
const other = await aProduct(world, supplier)
const restaurant = await aRestaurant(world)
await somePurchases(world, restaurant, [
  { publicId: other.publicId, cases: 1, times: ORDERS },
  { publicId: bought.publicId, cases: 1, times: 5 },
])
for (const _ of [1, 2, 3]) {
  const buyer = await aRestaurant(world)
  await somePurchases(world, buyer, [{ publicId: bought.publicId, cases: 1, times: ORDERS }])
}
await sql`vacuum analyze`.execute(world.database)

const linesRead = (publicId: string, { id } = restaurant) =>
  inTransaction(world.database, async (tx) => {
    const before = await rowsRead(tx, ['order_line'])
    const found = await findProductPage(tx, id as RestaurantId, publicId)
    return {
      paid: found?.page.paid.length,
      read: (await rowsRead(tx, ['order_line'])) - before,
    }
  })

test('what a restaurant paid is read from its own lines, however often others order the product', async () => {
  const { paid, read } = await linesRead(bought.publicId)
  expect(paid).toBe(5)
  // Of an order its line of this product: from the index, then from the table.
  expect(read).toBeLessThanOrEqual(10)
})

test('of a product that it never ordered no order is read', async () => {
  const stranger = await aRestaurant(world)
  await somePurchases(world, stranger, [{ publicId: other.publicId, cases: 1, times: 20 }])
  const { paid, read } = await linesRead(bought.publicId, stranger)
  expect(paid).toBe(0)
  // Planning looks at the ends of an index.
  expect(read).toBeLessThan(5)
})
