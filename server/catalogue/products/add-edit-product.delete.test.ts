import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { readOrder } from '@halles/testing/world/both-sides.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await aTestApp()
const PATH = '/api/add-edit-product/'
let supplier: BuiltAccount
let restaurant: BuiltAccount

beforeEach(async () => {
  supplier = await aSupplier(world)
  restaurant = await aRestaurant(world)
})

test('a deleted product leaves its supplier and the market, and a second deletion finds nothing [A194]', async () => {
  const product = await aProduct(world, supplier, { nameFr: 'Rutabaga' })
  const deleted = await supplier.browser.delete(PATH, { public_id: product.publicId })
  expect([deleted.status, deleted.text]).toEqual([204, ''])

  expect((await supplier.browser.get('/api/supplier-product-list/')).body.count).toBe(0)
  const one = `/api/supplier-product-list/?product_public_id=${product.publicId}`
  expect((await supplier.browser.get(one)).status).toBe(404)
  for (const search of ['rutabaga', 'rutabga']) {
    const { body } = await restaurant.browser.get(`/api/product-list/?search=${search}`)
    expect(body).toEqual({ count: 0, results: [] })
  }
  expect((await supplier.browser.delete(PATH, { public_id: product.publicId })).status).toBe(404)
})

test('a product may be named in the address, or in both places alike, but not as two [A195]', async () => {
  const first = await aProduct(world, supplier)
  const second = await aProduct(world, supplier)
  const { browser } = supplier
  const before = await fingerprint(world.database)
  const differ = await browser.delete(`${PATH}?public_id=${first.publicId}`, {
    public_id: second.publicId,
  })
  expect([differ.status, Object.keys(differ.body.fields)]).toEqual([400, ['public_id']])
  const twice = `${PATH}?public_id=${first.publicId}&public_id=${second.publicId}`
  expect((await browser.delete(twice)).status).toBe(400)
  expect((await browser.delete(PATH, {})).status).toBe(400)
  expect(await fingerprint(world.database)).toBe(before)

  expect((await browser.delete(`${PATH}?public_id=${first.publicId}`)).status).toBe(204)
  const alike = { public_id: second.publicId }
  expect((await browser.delete(`${PATH}?public_id=${second.publicId}`, alike)).status).toBe(204)
})

test("another supplier's product and an invented one are not found, in the same bytes [A191]", async () => {
  const theirs = await aProduct(world, await aSupplier(world))
  const before = await fingerprint(world.database)
  const answers = []
  for (const public_id of [theirs.publicId, '0'.repeat(32)]) {
    answers.push(await supplier.browser.delete(PATH, { public_id }))
  }
  expect(answers.map((answer) => answer.status)).toEqual([404, 404])
  expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
  expect(await fingerprint(world.database)).toBe(before)
})

test('a cart drops a deleted product and says so, and an order keeps it as it was [A194]', async () => {
  const product = await aProduct(world, supplier, { nameFr: 'Rutabaga', priceCents: 1_234 })
  const order = await anOrder(world, restaurant, [{ product, quantity: 2 }])
  const ordered = await readOrder(restaurant, order)
  await aCart(restaurant, [{ product, quantity: 3 }])
  await supplier.browser.delete(PATH, { public_id: product.publicId })

  const cart = (await restaurant.browser.get('/api/cart/')).body
  expect(cart).toMatchObject({ cart_products: [], total_price: '0' })
  expect(
    cart.unavailable.map((line: Body) => [line.product.public_id, line.quantity, line.reason]),
  ).toEqual([[product.publicId, 3, 'product_deleted']])
  expect(await readOrder(restaurant, order)).toEqual(ordered)
})

test('of ten deletions at once one succeeds', async () => {
  const product = await aProduct(world, supplier)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      supplier.browser.delete(PATH, { public_id: product.publicId }),
    ),
  )
  const statuses = answers.map((answer) => answer.status).sort()
  expect(statuses).toEqual([204, ...Array(9).fill(404)])
})
