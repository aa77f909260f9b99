import { expect, test } from 'vitest'
import { aCart } from './testing/a-cart.ts'
import { aProduct, aRestaurant, aSupplier } from './testing/builders.ts'
import { roundTripsOf } from './testing/round-trips.ts'
import { aTestApp } from './testing/test-app.ts'

const world = await aTestApp()
const restaurant = await aRestaurant(world)
const { browser } = restaurant
const supplier = await aSupplier(world)
const others = [await aSupplier(world), await aSupplier(world)]
const product = await aProduct(world, supplier)
const SIX_LINES = [{ product, quantity: 2 }]
for (const seller of [supplier, ...others, ...others]) {
  SIX_LINES.push({ product: await aProduct(world, seller), quantity: 3 })
}

function aKey() {
  return { 'Idempotency-Key': crypto.randomUUID() }
}

test.for([
  ['without a key', () => ({})],
  ['with a key', aKey],
] as const)('a product is added to a cart in five round trips, %s', async ([, headers]) => {
  const input = { productId: product.publicId, quantity: 1 }
  const add = () => browser.post('/api/cart-add/', input, headers())
  expect(await roundTripsOf(add)).toEqual([
    'begin',
    'lock_live_session',
    'lock_cart',
    'add_to_cart',
    'commit',
  ])
})

test.for([
  ['a cart', '/api/cart/'],
  ['a page of products', '/api/product-list/'],
] as const)('%s is read in two round trips', async ([, path]) => {
  expect(await roundTripsOf(() => browser.get(path))).toHaveLength(2)
})

test('a checkout of six lines with a key takes ten round trips', async () => {
  await aCart(restaurant, SIX_LINES)
  const checkout = () => browser.post('/api/checkout/', {}, aKey())
  expect(await roundTripsOf(checkout)).toEqual([
    'begin',
    'lock_live_session',
    'lock_cart',
    'lock_ordered_products',
    'list_cart_lines',
    'insert_restaurant_order',
    'insert_mails',
    'insert into pgboss.job_common',
    'insert_placed_events',
    'commit',
  ])
})
