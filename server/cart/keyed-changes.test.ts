import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCart, linesOf } from '@halles/testing/world/cart.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

const world = await anOwnApp()
let restaurant: BuiltAccount
let beef: { publicId: string }

beforeEach(async () => {
  restaurant = await aRestaurant(world)
  beef = await aProduct(world, await aSupplier(world))
  await aCart(restaurant, [{ product: beef, quantity: 2 }])
})

const call = (path: string, key: string | undefined, quantity?: number, account = restaurant) =>
  account.browser.post(
    `/api/${path}/`,
    { productId: beef.publicId, quantity },
    key === undefined ? {} : { 'Idempotency-Key': key },
  )
const quantityInCart = async () => {
  const { body } = await restaurant.browser.get('/api/cart/')
  return linesOf(body)[0]?.[1] ?? 0
}

describe.each([
  { path: 'cart-add', quantity: 3, after: 5 },
  { path: 'cart-update', quantity: 7, after: 7 },
  { path: 'cart-remove', quantity: undefined, after: 0 },
])('$path with an Idempotency-Key', ({ path, quantity, after }) => {
  test('answers the cart, and how many cases of the product it held before', async () => {
    const { status, body } = await call(path, 'one', quantity)
    const { before, ...cart } = body
    expect([status, before]).toEqual([200, 2])
    expect(cart).toEqual((await restaurant.browser.get('/api/cart/')).body)
    expect(await quantityInCart()).toBe(after)
  })

  test('changes the cart once, however often it is sent, and shows it as it is by then', async () => {
    await call(path, 'again', quantity)
    await restaurant.browser.post('/api/cart-set/', {
      lines: [{ productId: beef.publicId, quantity: 40 }],
    })
    const { body } = await call(path, 'again', quantity)
    expect(body.before).toBe(2)
    expect(linesOf(body)).toEqual([[beef.publicId, 40, '2000.00']])
    expect(await quantityInCart()).toBe(40)
  })

  test('sent twenty times at once changes it once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(path, 'x', quantity)))
    expect(answers.map(({ body }) => body.before)).toEqual(Array(20).fill(2))
    expect(await quantityInCart()).toBe(after)
  })

  test('is refused when the key came with something else before', async () => {
    await call(path, 'reused', quantity)
    const before = await fingerprint(world.database)
    const other = await restaurant.browser.post(
      `/api/${path}/`,
      { productId: 'another', quantity: 1 },
      { 'Idempotency-Key': 'reused' },
    )
    expect([other.status, other.body.code]).toEqual([422, 'key_reused'])
    expect(await fingerprint(world.database)).toBe(before)
  })

  test('has its key to itself: other calls and other accounts may use the same', async () => {
    const another = await aRestaurant(world)
    await call('cart-add', 'shared', 1, another)
    await restaurant.browser.post('/api/cart-set/', { lines: [] }, { 'Idempotency-Key': 'shared' })
    expect((await call(path, 'shared', quantity)).status).toBe(200)
    expect(await quantityInCart()).toBe(after)
  })

  test('without a key answers the cart alone, and changes it each time', async () => {
    const { body } = await call(path, undefined, quantity)
    expect(body).toEqual((await restaurant.browser.get('/api/cart/')).body)
  })
})

test('what was refused under a key is tried anew: the product may be back', async () => {
  await call('cart-remove', undefined)
  expect((await call('cart-update', 'later', 4)).status).toBe(404)
  await call('cart-add', undefined, 1)
  const { status, body } = await call('cart-update', 'later', 4)
  expect([status, body.before]).toEqual([200, 1])
})

test('a retry of an addition is answered as the first, though the product is gone by then', async () => {
  await call('cart-add', 'first', 3)
  await world.database.updateTable('product').set({ available: false }).execute()
  const { status, body } = await call('cart-add', 'first', 3)
  expect([status, body.before, body.unavailable[0].quantity]).toEqual([200, 2, 5])
})

test('an addition that is refused for its quantity stores neither the line nor a response', async () => {
  await call('cart-update', undefined, 9_998)
  const before = await fingerprint(world.database)
  expect((await call('cart-add', 'too-many', 3)).body.fields).toHaveProperty('quantity')
  expect(await fingerprint(world.database)).toBe(before)
  await call('cart-update', undefined, 4)
  const { status, body } = await call('cart-add', 'too-many', 3)
  expect([status, body.before]).toEqual([200, 4])
})

test('a key of an addition counts for a day, then the cart is changed again', async () => {
  await call('cart-add', 'daily', 3)
  const created_at = sql<Date>`now() - interval '24 hours 1 second'`
  await world.database.updateTable('idempotency_key').set({ created_at }).execute()
  expect((await call('cart-add', 'daily', 3)).body.before).toBe(5)
  expect((await call('cart-add', 'daily', 3)).body.before).toBe(5)
  expect(await quantityInCart()).toBe(8)
})
