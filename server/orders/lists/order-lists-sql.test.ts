import { rowsRead } from '@halles/testing/database/rows-read.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listOwnProducts } from '../../catalogue/product-list/own-products-sql.ts'
import { inTransaction, type Reader } from '../../database/transaction.ts'
import type { PersonId, RestaurantId, SupplierId } from '../../platform/access/viewer.ts'
import { findRestaurantOrder, listRestaurantOrders } from './restaurant-orders-sql.ts'
import { findSupplierOrder, listSupplierOrders } from './supplier-orders-sql.ts'

const TABLES = ['restaurant_order', 'supplier_order', 'order_line', 'product_sales']
const ORDERS = 10_000
const OPEN_ORDERS = 8
/** Of ten orders, each with the restaurant's part, their index entries and their lines. */
const FEW = 100

const world = await anOwnApp()
const supplier = await aSupplier(world)
const product = await aProduct(world, supplier)
const restaurant = await aRestaurant(world)
const supplierId = supplier.id as SupplierId
const restaurantId = restaurant.id as RestaurantId
const personId = restaurant.person.id as PersonId

/** An order a day up to today, the last ones still open. */
async function insertHistory() {
  await sql`
    with placed as (
      insert into restaurant_order (restaurant_id, number, status, total_cents, placed_at)
      select ${restaurant.id}, ${ORDERS}::integer - day, (case when day < ${OPEN_ORDERS} then 'active' else 'done' end)::restaurant_order_status,
        5000, now() - day * interval '1 day'
      from generate_series(${ORDERS}::integer - 1, 0, -1) day
      returning id, status, placed_at),
    part as (
      insert into supplier_order (restaurant_order_id, supplier_id, status, total_cents, placed_at)
      select id, ${supplier.id}, (case status when 'active' then 'pending' else 'done' end)::supplier_order_status,
        5000, placed_at
      from placed returning id)
    insert into order_line (supplier_order_id, product_id, product_public_id, name_fr, name_en, unit, price_cents,
      quantity_hundredths, price_per_unit, quantity)
    select part.id, ${product.id}, '', '', '', 'kg', 5000, 1000, 1, 1 from part`.execute(
    world.database,
  )
  await sql`vacuum analyze restaurant_order, supplier_order, order_line, product_sales`.execute(
    world.database,
  )
}

test('after ten thousand orders, lists and pages of orders and the own list read what they show', async () => {
  await insertHistory()
  const [newest] = await listSupplierOrders(world.database, supplierId, {
    personId,
    status: 'done',
    limit: 10,
  })
  const [active] = await listRestaurantOrders(world.database, restaurantId, {
    personId,
    status: 'active',
  })
  const own = {
    category_name: 'all',
    sort_by: 'sold_quantity',
    sort_direction: 'desc',
    lang: 'fr',
    page: 1,
  } as const
  const questions: Record<string, (reader: Reader) => Promise<unknown>> = {
    "a restaurant's active orders": (reader) =>
      listRestaurantOrders(reader, restaurantId, { personId, status: 'active' }),
    "a restaurant's order": (reader) =>
      findRestaurantOrder(reader, restaurantId, active?.public_id ?? ''),
    "a supplier's pending orders": (reader) =>
      listSupplierOrders(reader, supplierId, { personId, status: 'pending' }),
    'its done orders': (reader) =>
      listSupplierOrders(reader, supplierId, { personId, status: 'done', limit: 10 }),
    'the next of them': (reader) =>
      listSupplierOrders(reader, supplierId, {
        personId,
        status: 'done',
        limit: 10,
        before: newest?.public_id,
      }),
    "a supplier's order": (reader) =>
      findSupplierOrder(reader, supplierId, newest?.public_id ?? ''),
    'its products by cases sold': (reader) => listOwnProducts(reader, supplierId, own),
  }
  const read: Record<string, number> = {}
  for (const [name, ask] of Object.entries(questions)) {
    await inTransaction(world.database, async (tx) => {
      const before = await rowsRead(tx, TABLES)
      expect(await ask(tx)).toBeTruthy()
      read[name] = (await rowsRead(tx, TABLES)) - before
    })
  }
  expect(Object.entries(read).filter(([, rows]) => rows > FEW)).toEqual([])
})

test("a restaurant's done orders reach back twelve months and read no older ones", async () => {
  await inTransaction(world.database, async (tx) => {
    const before = await rowsRead(tx, TABLES)
    const orders = await listRestaurantOrders(tx, restaurantId, { personId, status: 'done' })
    expect(orders.length).toBeGreaterThan(350)
    // Of each the order, its part, and whether a line of that was changed.
    expect((await rowsRead(tx, TABLES)) - before).toBeLessThan(3 * orders.length + FEW)
  })
})
