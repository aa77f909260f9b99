import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCart, linesOf } from '@halles/testing/world/cart.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await aTestApp()
let restaurant: BuiltAccount
let supplier: BuiltAccount

beforeEach(async () => {
  restaurant = await aRestaurant(world)
  supplier = await aSupplier(world)
})

function remove(account: BuiltAccount, productId: unknown) {
  return account.browser.post('/api/cart-remove/', { productId })
}

test('a removed line is gone, the others stay in their order', async () => {
  const products = [
    await aProduct(world, supplier),
    await aProduct(world, supplier),
    await aProduct(world, supplier),
  ] as const
  await aCart(
    restaurant,
    products.map((product) => ({ product, quantity: 1 })),
  )
  const { status, body } = await remove(restaurant, products[1].publicId)
  expect(status).toBe(200)
  expect(linesOf(body)).toEqual([
    [products[0].publicId, 1, '50.00'],
    [products[2].publicId, 1, '50.00'],
  ])
})

test('removing twice, or what was never there, answers the same cart [A119]', async () => {
  const product = await aProduct(world, supplier)
  const other = await aProduct(world, supplier)
  await aCart(restaurant, [
    { product, quantity: 1 },
    { product: other, quantity: 2 },
  ])
  const once = await remove(restaurant, product.publicId)
  const twice = await remove(restaurant, product.publicId)
  const never = await remove(restaurant, 'unknown')
  expect([once.status, twice.status, never.status]).toEqual([200, 200, 200])
  expect(twice.text).toBe(once.text)
  expect(never.text).toBe(once.text)
})

test('the last line removed leaves an empty cart that costs "0"', async () => {
  const product = await aProduct(world, supplier)
  await aCart(restaurant, [{ product, quantity: 1 }])
  expect((await remove(restaurant, product.publicId)).body).toEqual({
    total_price: '0',
    amounts: { goods: '0.00', fee: '0.00', deposit: '0.00', total: '0.00' },
    suppliers: [],
    cart_products: [],
    unavailable: [],
    cart_version: expect.any(String),
    approval: null,
    exceeded: null,
  })
})

test('a line that cannot be ordered any more can be removed', async () => {
  const product = await aProduct(world, supplier)
  await aCart(restaurant, [{ product, quantity: 1 }])
  await world.database
    .updateTable('product')
    .set({ deleted_at: new Date() })
    .where('id', '=', product.id)
    .execute()
  const { status, body } = await remove(restaurant, product.publicId)
  expect(status).toBe(200)
  expect(body.unavailable).toEqual([])
})

test("another restaurant's line stays in its cart [A113]", async () => {
  const other = await aRestaurant(world)
  const product = await aProduct(world, supplier)
  const cart = await aCart(other, [{ product, quantity: 1 }])
  expect((await remove(restaurant, product.publicId)).status).toBe(200)
  expect((await other.browser.get('/api/cart/')).body).toEqual(cart)
})

test.each([undefined, null, 7, '', '..', [1]])('%j is no product: 400', async (productId) => {
  const answer = await remove(restaurant, productId)
  expect(answer.status).toBe(400)
  expect(answer.body.fields).toEqual({ productId: expect.stringMatching(/./) })
})
