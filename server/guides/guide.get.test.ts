import { roundTripsOf } from '@halles/testing/checks/round-trips.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { rowsRead } from '@halles/testing/database/rows-read.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aGuide, readGuide } from '@halles/testing/world/guide.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { placedAt } from '@halles/testing/world/order-times.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import type { PersonId, RestaurantId } from '../platform/access/viewer.ts'
import { findGuide } from './guide-answers.ts'

const world = await anOwnApp()
const supplier = await aSupplier(world)
const other = await aSupplier(world)

/** A restaurant with a guide of one item, counted in grams, of two equal products. */
async function anItemOfTwo() {
  const restaurant = await aRestaurant(world)
  const preferred = await aProduct(world, supplier, { nameFr: 'Oignons jaunes' })
  const equal = await aProduct(world, other, { nameFr: 'Oignons', priceCents: 4_000 })
  const { guide_public_id, item_public_id } = await aGuide(restaurant, [preferred])
  const saved = await restaurant.browser.post('/api/guide-item-save/', {
    ...{ guide_public_id, item_public_id, guide_version: 1 },
    ...{ label: 'Oignons', section: 'Sec', measure: 'g', par: '50000' },
    products: [preferred.publicId, equal.publicId],
  })
  expect(saved.body).toEqual({ guide_version: 2, item_public_id })
  const item = async (): Promise<Body> =>
    (await readGuide(restaurant, guide_public_id)).body.items[0]
  return { restaurant, preferred, equal, guide_public_id, item_public_id, item }
}

test('an item has its products in the order of rank, and what to order of the preferred one', async () => {
  const { preferred, equal, item } = await anItemOfTwo()
  expect(await item()).toMatchObject({
    ...{ label: 'Oignons', section: 'Sec', measure: 'g', case: null, par: '50000', count: null },
    ...{ on_the_way: '0', suggested: 5, order_product: preferred.publicId },
    cheapest: { product: equal.publicId, saved: '10.00', thousandths: 200 },
    products: [
      { public_id: preferred.publicId, unavailable: null, last_paid: null, change: null },
      { public_id: equal.publicId, supplier: { name: other.name } },
    ],
  })
})

test('an item added from a product is counted in its cases, which stay what they are', async () => {
  const restaurant = await aRestaurant(world)
  const product = await aProduct(world, supplier)
  const { guide_public_id, item_public_id } = await aGuide(restaurant, [product])
  const item = {
    ...{ guide_public_id, item_public_id, guide_version: 1 },
    ...{ label: '', section: '', measure: 'case', par: '4', products: [product.publicId] },
  }
  expect((await restaurant.browser.post('/api/guide-item-save/', item)).status).toBe(200)
  await world.database
    .updateTable('product')
    .set({ quantity_hundredths: 500 })
    .where('id', '=', product.id)
    .execute()
  const { body } = await readGuide(restaurant, guide_public_id)
  expect(body.items).toMatchObject([
    { measure: 'case', case: { quantity_per_case: '10', unit: 'kg' }, par: '4', suggested: 8 },
  ])
})

test('a smaller case at the same price is a rise, and what was paid is the case that was ordered', async () => {
  const { restaurant, preferred, equal, item } = await anItemOfTwo()
  const order = await anOrder(world, restaurant, [
    { product: preferred, quantity: 2 },
    { product: equal, quantity: 1 },
  ])
  await placedAt(world, order, '2026-11-03T15:00:00Z')
  await world.database
    .updateTable('product')
    .set({ quantity_hundredths: 800 })
    .where('id', '=', preferred.id)
    .execute()
  const { products } = await item()
  expect(products).toMatchObject([
    {
      last_paid: { price: '50.00', quantity_per_case: '10', unit: 'kg', date: '2026-11-03' },
      change: { thousandths: 250, is_smaller_case: true },
    },
    { last_paid: { price: '40.00' }, change: null },
  ])
})

test('open orders are on the way until a side marks them as done, whatever product of the item they have', async () => {
  const { restaurant, preferred, equal, item } = await anItemOfTwo()
  const order = await anOrder(world, restaurant, [
    { product: preferred, quantity: 2 },
    { product: equal, quantity: 1 },
  ])
  expect(await item()).toMatchObject({ on_the_way: '30000', suggested: 2 })
  const { answer, lines } = answerOf(supplier, order)
  await answer({ action: 'modified', products: [{ public_id: lines[0], edited_quantity: 1 }] })
  expect(await item()).toMatchObject({ on_the_way: '20000', suggested: 3 })
  await answerOf(other, order).answer({ action: 'cancelled' })
  expect(await item()).toMatchObject({ on_the_way: '10000', suggested: 4 })
  const supplier_order_id = order.partOf(supplier).publicId
  await supplier.browser.post('/api/supplier-order-set-to-done/', { supplier_order_id })
  expect(await item()).toMatchObject({ on_the_way: '0', suggested: 5 })
})

test('an order that nobody has marked for more than fourteen days is not on the way', async () => {
  const { restaurant, preferred, item } = await anItemOfTwo()
  const order = await anOrder(world, restaurant, [{ product: preferred, quantity: 2 }])
  await placedAt(world, order, new Date(Date.now() - 15 * 86_400_000).toISOString())
  expect(await item()).toMatchObject({ on_the_way: '0', suggested: 5 })
})

test('where the preferred product cannot be ordered, the next one is', async () => {
  const { preferred, equal, item } = await anItemOfTwo()
  await supplier.browser.delete('/api/add-edit-product/', { public_id: preferred.publicId })
  expect(await item()).toMatchObject({
    order_product: equal.publicId,
    products: [{ unavailable: 'product_deleted' }, { unavailable: null }],
  })
})

test('a guide is read in three round trips: the session, its items, their products', async () => {
  const { restaurant, guide_public_id } = await anItemOfTwo()
  const read = () => restaurant.browser.get(`/api/guide/?guide_public_id=${guide_public_id}`)
  expect(await roundTripsOf(read)).toEqual([
    'find_live_session',
    'find_guide',
    'list_guide_products',
  ])
})

test('a guide of 300 items reads its own rows, however large the market and the history are', async () => {
  const restaurant = await aRestaurant(world)
  const leeks = await many('Poireaux', 300)
  const { guide_public_id } = await aGuide(restaurant, leeks)
  for (const start of [0, 100]) await order(restaurant, leeks.slice(start, start + 100))
  await order(await aRestaurant(world), leeks.slice(0, 150))
  await many('Navets', 1_500)
  await sql`vacuum analyze`.execute(world.database)
  const reader = {
    restaurantId: restaurant.id as RestaurantId,
    personId: restaurant.person.id as PersonId,
  }
  const read = await inTransaction(world.database, async (tx) => {
    const before = await rowsRead(tx, TABLES)
    const guide = await findGuide(tx, reader, guide_public_id)
    expect(guide?.items.filter((item) => item.on_the_way === 100)).toHaveLength(200)
    return (await rowsRead(tx, TABLES)) - before
  })
  // Of each of 300 items: its row, product and what was paid, supplier, account, city; 200 open lines.
  expect(read).toBeLessThan(5_000)
})

async function many(name: string, count: number) {
  const { rows } = await sql<{ publicId: string }>`
    insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit)
    select ${supplier.id}::integer, 'fetl', ${name} || ' ' || number, 'Leeks', 'kg', 100, 100, 100
    from generate_series(1, ${sql.lit(count)}) number returning public_id as "publicId"`.execute(
    world.database,
  )
  return rows
}

/** One case of each. */
async function order(restaurant: BuiltAccount, products: readonly { publicId: string }[]) {
  const lines = products.map(({ publicId: productId }) => ({ productId, quantity: 1 }))
  await restaurant.browser.post('/api/cart-set/', { lines })
  const { status, text } = await restaurant.browser.post('/api/checkout/', {})
  expect(status, text).toBe(200)
}

const TABLES = [
  ...['guide', 'guide_item', 'guide_item_product', 'guide_count', 'product', 'last_paid'],
  ...['supplier', 'account', 'supplier_city', 'restaurant_order', 'supplier_order', 'order_line'],
]
