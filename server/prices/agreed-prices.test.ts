import type { Body } from '@halles/testing/client/browser.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aPriceList, aSpecial } from '@halles/testing/world/agreed-price.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import { aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { aCart } from '@halles/testing/world/cart.ts'
import { aCustomer } from '@halles/testing/world/customer.ts'
import { aGuide } from '@halles/testing/world/guide.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { proposalsOf } from '@halles/testing/world/proposal.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { MONTREAL_TODAY } from '../database/montreal-days.ts'

const world = await aTestApp()
const { database } = world

let supplier: Awaited<ReturnType<typeof aSupplier>>
let restaurant: Awaited<ReturnType<typeof aRestaurant>>
let product: Awaited<ReturnType<typeof aProduct>>

beforeEach(async () => {
  supplier = await aSupplier(world)
  restaurant = await aRestaurant(world)
  product = await aProduct(world, supplier, { priceCents: 5_000, quantityHundredths: 1_000 })
})

const lines = (of = product) => [
  { product: of, priceCents: 4_800 },
  { product: of, priceCents: 4_200, fromCases: 5 },
]
const OWN = {
  source: 'agreed',
  list_price: '50.00',
  steps: [
    { from_cases: 1, price: '48.00' },
    { from_cases: 5, price: '42.00' },
  ],
  until: null,
}
const listed = async ({ browser } = restaurant) => {
  const wanted = new URLSearchParams({
    category_name: 'all',
    page: '1',
    supplier_public_id: supplier.publicId,
  })
  return (await browser.get(`/api/product-list/?${wanted}`)).body.results[0]
}
const change = (call: string, quantity: number) =>
  restaurant.browser.post(`/api/cart-${call}/`, { productId: product.publicId, quantity })
const storedLines = () =>
  database
    .selectFrom('order_line')
    .select(['price_cents', 'price_source', 'list_price_cents', 'price_per_unit', 'quantity'])
    .where('product_id', '=', product.id)
    .orderBy('id')
    .execute()

describe('a restaurant with a price list', () => {
  beforeEach(() => aPriceList(world, supplier, { lines: lines(), for: [restaurant] }))

  test('is shown its price, the list price and the steps; others nothing of it', async () => {
    expect(await listed()).toMatchObject({
      price: '48.00',
      price_per_unit: '4.8000',
      own_price: OWN,
    })
    const stranger = await listed(await aRestaurant(world))
    expect(stranger.price).toBe('50.00')
    expect(stranger).not.toHaveProperty('own_price')
  })

  test('pays less for the whole line once the fifth case is added, and more again without it', async () => {
    await aCart(restaurant, [{ product, quantity: 4 }])
    const { body: fifth } = await change('add', 1)
    expect(fifth).toMatchObject({
      total_price: '210.00',
      cart_products: [
        {
          quantity: 5,
          total_price: '210.00',
          product: {
            price: '42.00',
            price_per_unit: '4.2000',
            own_price: { ...OWN, source: 'volume' },
          },
        },
      ],
    })
    const { body: four } = await change('update', 4)
    expect(four).toMatchObject({
      total_price: '192.00',
      cart_products: [{ product: { price: '48.00' } }],
    })
    expect(four.cart_version).not.toBe(fifth.cart_version)
    expect((await restaurant.browser.get('/api/cart/')).body.total_price).toBe('192.00')
  })

  test('orders at it: the line keeps the price, where it came from and the list price', async () => {
    await anOrder(world, restaurant, [{ product, quantity: 5 }])
    expect(await storedLines()).toEqual([
      {
        price_cents: 4_200,
        price_source: 'volume',
        list_price_cents: 5_000,
        price_per_unit: 42_000,
        quantity: 5,
      },
    ])
    await anOrder(world, await aRestaurant(world), [{ product, quantity: 5 }])
    expect((await storedLines()).at(-1)).toEqual({
      ...{
        price_cents: 5_000,
        price_source: 'list',
        list_price_cents: null,
        price_per_unit: 50_000,
        quantity: 5,
      },
    })
  })

  test('is offered it by a typed order, a guide and what it may add to one, with the steps', async () => {
    const size = { priceCents: 5_000, quantityHundredths: 1_000 }
    product = await aProduct(world, supplier, { nameFr: 'Topinambours', ...size })
    await aPriceList(world, supplier, { lines: lines(), for: [restaurant] })
    await anOrder(world, restaurant, [{ product, quantity: 1 }])
    const { guide_public_id } = await aGuide(restaurant, [product])
    const typed = { text: '5 caisses topinambours', lang: 'fr' }
    const { body: read } = await restaurant.browser.post('/api/order-text/', typed)
    const match = read.lines[0].matches.find(
      (one: Body) => one.product.public_id === product.publicId,
    )
    const { body: guide } = await restaurant.browser.get(
      `/api/guide/?guide_public_id=${guide_public_id}`,
    )
    const { body: found } = await restaurant.browser.get('/api/guide-candidates/?days=90')
    const candidate = found.candidates.find((one: Body) => one.public_id === product.publicId)
    for (const offered of [match.product, guide.items[0].products[0], candidate])
      expect(offered).toMatchObject({ price: '48.00', own_price: OWN })
    expect(match.cases).toBe(5)
  })

  test('places its order again at what so many cases cost now', async () => {
    const order = await anOrder(world, restaurant, [{ product, quantity: 6 }])
    await database
      .updateTable('price_list_line')
      .set({ price_cents: 4_300 })
      .where('product_id', '=', product.id)
      .where('from_cases', '=', 5)
      .execute()
    const again = { restaurant_order_public_id: order.publicId }
    const { body } = await restaurant.browser.post('/api/order-again/', again)
    expect(body.cart.cart_products).toMatchObject([{ product: { price: '43.00' }, quantity: 6 }])
    expect(body.repriced).toMatchObject([
      { change: 'dearer', before: { price: '42.00' }, now: { price: '43.00' } },
    ])
  })

  test('a shortage never undoes a step: a reduced line keeps its price', async () => {
    const order = await anOrder(world, restaurant, [{ product, quantity: 5 }])
    const part = order.partOf(supplier)
    const { status, body } = await supplier.browser.post('/api/supplier-order-update/', {
      supplier_order_id: part.publicId,
      action: 'modified',
      products: [{ public_id: part.lines[0], edited_quantity: 2 }],
    })
    expect([status, body.orderProducts?.[0]]).toMatchObject([
      200,
      { edited_quantity: 2, total_price: '84.00' },
    ])
  })

  test('a price that changes while the cart is open is a cart that has changed', async () => {
    const cart = await aCart(restaurant, [{ product, quantity: 1 }])
    await database
      .updateTable('price_list_line')
      .set({ price_cents: 4_900 })
      .where('product_id', '=', product.id)
      .where('from_cases', '=', 1)
      .execute()
    const { status, body } = await restaurant.browser.post('/api/checkout/', {
      cart_version: cart.cart_version,
    })
    expect([status, body.code, body.cart.total_price]).toEqual([409, 'cart_changed', '49.00'])
    expect(await storedLines()).toEqual([])
  })

  test('pays the list price once its account is closed to it or its price list is another’s', async () => {
    await database
      .updateTable('customer')
      .set({ price_list_id: null })
      .where('supplier_id', '=', supplier.id)
      .execute()
    expect((await listed()).price).toBe('50.00')
  })
})

test('a price list takes so much off whatever it has no line for', async () => {
  await aPriceList(world, supplier, { adjustBp: -850, for: [restaurant] })
  expect(await listed()).toMatchObject({
    price: '45.75',
    own_price: { source: 'agreed', list_price: '50.00', steps: [], until: null },
  })
})

test('a special from three cases on says its last day with its step, beside the steps of a price list', async () => {
  const { rows } = await sql<{
    until: string
  }>`select (${MONTREAL_TODAY} + 6)::text as until`.execute(database)
  await aSpecial(world, supplier, { product, priceCents: 4_500, fromCases: 3 })
  const special = { from_cases: 3, price: '45.00', until: rows[0]?.until }
  expect((await listed()).own_price).toMatchObject({
    source: 'list',
    steps: [{ from_cases: 1, price: '50.00' }, special],
  })
  await aPriceList(world, supplier, { lines: lines(), for: [restaurant] })
  expect((await listed()).own_price.steps).toEqual([
    { from_cases: 1, price: '48.00' },
    special,
    { from_cases: 5, price: '42.00' },
  ])
  const cart = await aCart(restaurant, [{ product, quantity: 4 }])
  expect(cart.cart_products[0].product.own_price).toMatchObject({ source: 'special' })
  expect(cart.cart_products[0].product.own_price.steps[1]).toEqual(special)
})

test('a special is everyone’s, through its last day', async () => {
  await aSpecial(world, supplier, { product, priceCents: 3_999 })
  expect(await listed()).toMatchObject({
    price: '39.99',
    own_price: {
      source: 'special',
      list_price: '50.00',
      until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
  })
  await anOrder(world, restaurant, [{ product, quantity: 1 }])
  expect(await storedLines()).toMatchObject([
    { price_cents: 3_999, price_source: 'special', list_price_cents: 5_000 },
  ])
  await database
    .updateTable('special')
    .set({ days: '[2020-01-01,2020-01-02)' })
    .where('product_id', '=', product.id)
    .execute()
  expect((await listed()).price).toBe('50.00')
})

test('what is added to an order has the price of that many cases', async () => {
  const other = await aProduct(world, supplier)
  await aPriceList(world, supplier, { lines: lines(), for: [restaurant] })
  const order = await anOrder(world, restaurant, [{ product: other, quantity: 1 }])
  const part = order.partOf(supplier)
  const { status, text } = await restaurant.browser.post('/api/restaurant-order-change/', {
    supplier_order_public_id: part.publicId,
    order_version: 1,
    lines: [],
    added: [{ product_public_id: product.publicId, quantity: 6 }],
    reason: 'other',
    note: 'Il en faut.',
  })
  expect([status, status === 200 ? '' : text]).toEqual([200, ''])
  expect(await storedLines()).toMatchObject([
    { price_cents: 4_200, price_source: 'volume', list_price_cents: 5_000 },
  ])
})

test.each([
  ['at no price', undefined, { price_cents: 4_200, price_source: 'volume' }],
  ['at its list price', '50.00', { price_cents: 4_200, price_source: 'volume' }],
  ['at a lower one', '40.00', { price_cents: 4_000, price_source: 'agreed' }],
])('a substitute proposed %s comes at the least that counts', async (_, price, stored) => {
  const other = await aProduct(world, supplier)
  await aPriceList(world, supplier, { lines: lines(), for: [restaurant] })
  const order = await anOrder(world, restaurant, [{ product: other, quantity: 1 }])
  const { propose, open, answer } = proposalsOf(order, restaurant, supplier)
  const [line] = order.partOf(supplier).lines
  await answerOf(supplier, order).answer({ action: 'accepted' })
  const substitute = { public_id: line, product_public_id: product.publicId, quantity: 5 }
  const proposed = await propose(supplier, { substitutes: [{ ...substitute, price }] })
  expect([proposed.status, proposed.status === 200 ? '' : proposed.text]).toEqual([200, ''])
  const { public_id, lines: waiting } = await open()
  expect((await answer(restaurant, public_id, [waiting[0].public_id])).status).toBe(200)
  expect(await storedLines()).toMatchObject([{ ...stored, list_price_cents: 5_000 }])
})

test('nobody has a price list of another supplier', async () => {
  const others = await aPriceList(world, await aSupplier(world))
  await aCustomer(world, supplier, restaurant)
  await expect(
    database
      .updateTable('customer')
      .set({ price_list_id: others.id })
      .where('supplier_id', '=', supplier.id)
      .execute(),
  ).rejects.toThrow('foreign key')
})

test('days of one price do not overlap', async () => {
  const { id } = await aPriceList(world, supplier, { lines: lines() })
  await expect(
    database
      .insertInto('price_list_line')
      .values({
        price_list_id: id,
        product_id: product.id,
        from_cases: 5,
        days: '[2027-01-01,2027-02-01)',
        price_cents: 1,
      })
      .execute(),
  ).rejects.toThrow('exclusion constraint')
})
