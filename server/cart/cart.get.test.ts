import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCart, linesOf } from '@halles/testing/world/cart.ts'
import { beforeEach, describe, expect, test } from 'vitest'

const world = await aTestApp()
const { database } = world
let restaurant: BuiltAccount
let supplier: BuiltAccount
let product: { id: number; publicId: string }
let other: { id: number; publicId: string }

beforeEach(async () => {
  restaurant = await aRestaurant(world)
  supplier = await aSupplier(world)
  product = await aProduct(world, supplier, { priceCents: 4_000 })
  other = await aProduct(world, await aSupplier(world), { priceCents: 1_000 })
})

async function theCart() {
  const answer = await restaurant.browser.get('/api/cart/')
  expect(answer.status).toBe(200)
  return answer.body
}

test('a restaurant begins with an empty cart', async () => {
  expect(await theCart()).toEqual({
    total_price: '0',
    amounts: { goods: '0.00', fee: '0.00', deposit: '0.00', total: '0.00' },
    suppliers: [],
    cart_products: [],
    unavailable: [],
    cart_version: expect.stringMatching(/./),
    approval: null,
    exceeded: null,
  })
})

test('a new device finds the cart that another one filled', async () => {
  const cart = await aCart(restaurant, [
    { product, quantity: 2 },
    { product: other, quantity: 1 },
  ])
  expect(await theCart()).toEqual(cart)
})

describe('a line that can no longer be ordered', () => {
  const deleteProduct = () =>
    database
      .updateTable('product')
      .set({ deleted_at: new Date() })
      .where('id', '=', product.id)
      .execute()
  const suspend = () =>
    database
      .updateTable('account')
      .set({ status: 'suspended' })
      .where('id', '=', supplier.id)
      .execute()
  const withdraw = () =>
    database.deleteFrom('supplier_city').where('supplier_id', '=', supplier.id).execute()

  test.each([
    ['product_deleted', deleteProduct],
    ['supplier_unavailable', suspend],
    ['city_not_served', withdraw],
  ])('leaves lines and total and is named with its reason: %s', async (reason, happens) => {
    const full = await aCart(restaurant, [
      { product, quantity: 2 },
      { product: other, quantity: 1 },
    ])
    await happens()
    const cart = await theCart()
    expect(linesOf(cart)).toEqual([[other.publicId, 1, '10.00']])
    expect(cart.total_price).toBe('10.00')
    expect(cart.unavailable).toEqual([
      { product: full.cart_products[0].product, quantity: 2, reason, available_from: null },
    ])
  })

  test('stays stored when the cart is looked at: a GET writes nothing', async () => {
    await aCart(restaurant, [{ product, quantity: 2 }])
    await suspend()
    const before = await fingerprint(database)
    await theCart()
    await restaurant.browser.get('/api/checkout/')
    expect(await fingerprint(database)).toBe(before)
  })
})

describe('the version of a cart', () => {
  let version: string
  beforeEach(async () => {
    const lines = [
      { product, quantity: 2 },
      { product: other, quantity: 1 },
    ]
    version = (await aCart(restaurant, lines)).cart_version
  })
  const versionNow = async () => (await theCart()).cart_version

  test('is the same on every page while nothing changes', async () => {
    expect(await versionNow()).toBe(version)
    expect((await restaurant.browser.get('/api/checkout/')).body.cart_version).toBe(version)
    const again = { productId: product.publicId, quantity: 2 }
    const updated = await restaurant.browser.post('/api/cart-update/', again)
    expect(updated.body.cart_version).toBe(version)
  })

  test('is the same for the same goods put in again later', async () => {
    await restaurant.browser.post('/api/cart-remove/', { productId: product.publicId })
    expect((await aCart(restaurant, [{ product, quantity: 2 }])).cart_version).toBe(version)
  })

  test('does not follow what nobody pays for, such as a description', async () => {
    await change({ description: 'Autrement dit' })
    expect(await versionNow()).toBe(version)
  })

  test.each([
    ['a price', () => change({ price_cents: 4_001 })],
    ['what a case holds', () => change({ quantity_hundredths: 900 })],
    ['a product that is deleted', () => change({ deleted_at: new Date() })],
    ['a product that is switched off', () => change({ available: false })],
    ['a quantity', () => post('/api/cart-update/', { quantity: 3 })],
    ['a line that leaves', () => post('/api/cart-remove/', {})],
    ['a line that comes', async () => aCart(restaurant, [await oneMore()])],
  ])('changes with %s', async (_, happens) => {
    await happens()
    expect(await versionNow()).not.toBe(version)
  })

  const change = (set: object) =>
    database.updateTable('product').set(set).where('id', '=', product.id).execute()
  const post = (path: string, body: object) =>
    restaurant.browser.post(path, { productId: product.publicId, ...body })
  const oneMore = async () => ({ product: await aProduct(world, supplier), quantity: 1 })
})
