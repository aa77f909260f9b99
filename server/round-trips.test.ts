import { expect, test } from 'vitest'
import { aProduct, aRestaurant, aSupplier } from './testing/builders.ts'
import { roundTripsOf } from './testing/round-trips.ts'
import { aTestApp } from './testing/test-app.ts'

const world = await aTestApp()
const { browser } = await aRestaurant(world)
const supplier = await aSupplier(world)
const product = await aProduct(world, supplier)

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
