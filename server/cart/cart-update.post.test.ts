import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
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

function update(account: BuiltAccount, productId: unknown, quantity: unknown) {
  return account.browser.post('/api/cart-update/', { productId, quantity })
}

test('a quantity is set, not added, and the line keeps its place', async () => {
  const first = await aProduct(world, supplier, { priceCents: 1_250 })
  const second = await aProduct(world, supplier, { priceCents: 999 })
  await aCart(restaurant, [
    { product: first, quantity: 2 },
    { product: second, quantity: 1 },
  ])
  const { status, body } = await update(restaurant, first.publicId, 9_999)
  expect(status).toBe(200)
  expect(linesOf(body)).toEqual([
    [first.publicId, 9_999, '124987.50'],
    [second.publicId, 1, '9.99'],
  ])
  expect(body.total_price).toBe('124997.49')
  expect((await restaurant.browser.get('/api/cart/')).body).toEqual(body)
})

test('a product that is not in the cart is not found, though another cart holds it [A118]', async () => {
  const mine = await aProduct(world, supplier)
  const theirs = await aProduct(world, supplier)
  await aCart(restaurant, [{ product: mine, quantity: 1 }])
  await aCart(await aRestaurant(world), [{ product: theirs, quantity: 1 }])
  const before = await fingerprint(world.database)
  expect((await update(restaurant, theirs.publicId, 5)).status).toBe(404)
  expect((await update(restaurant, 'unknown', 5)).status).toBe(404)
  expect(await fingerprint(world.database)).toBe(before)
})

test.each([0, -1, 1.5, '1', true, null, 10_000])(
  '%j cases are refused, naming the field [A110]',
  async (quantity) => {
    const product = await aProduct(world, supplier)
    await aCart(restaurant, [{ product, quantity: 3 }])
    const before = await fingerprint(world.database)
    const answer = await update(restaurant, product.publicId, quantity)
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toEqual({ quantity: expect.stringMatching(/./) })
    expect(await fingerprint(world.database)).toBe(before)
  },
)

test('a line that cannot be ordered now takes a new quantity for when it can', async () => {
  const product = await aProduct(world, supplier)
  await aCart(restaurant, [{ product, quantity: 3 }])
  await setStatus('suspended')
  const { status, body } = await update(restaurant, product.publicId, 4)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    total_price: '0',
    cart_products: [],
    unavailable: [{ quantity: 4, reason: 'supplier_unavailable' }],
  })
  await setStatus('active')
  expect(linesOf((await restaurant.browser.get('/api/cart/')).body)).toEqual([
    [product.publicId, 4, '200.00'],
  ])
})

function setStatus(status: 'active' | 'suspended') {
  return world.database
    .updateTable('account')
    .set({ status })
    .where('id', '=', supplier.id)
    .execute()
}
