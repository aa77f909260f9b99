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
import { aCart, linesOf } from '@halles/testing/world/cart.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { MONTREAL_TODAY } from '../../database/montreal-days.ts'

const world = await aTestApp()
const PATH = '/api/product-availability/'
let supplier: BuiltAccount
let restaurant: BuiltAccount
let product: { id: number; publicId: string }

beforeEach(async () => {
  supplier = await aSupplier(world)
  restaurant = await aRestaurant(world)
  product = await aProduct(world, supplier, { nameFr: 'Têtes-de-violon' })
})

const say = (body: object) =>
  supplier.browser.post(PATH, { public_id: product.publicId, ...body }, { 'Accept-Language': 'en' })

/** So many days from today in Montréal. */
function montrealDay(later: number): string {
  const [year = 0, month = 0, day = 0] = new Date()
    .toLocaleDateString('en-CA', { timeZone: 'America/Toronto' })
    .split('-')
    .map(Number)
  return new Date(Date.UTC(year, month - 1, day + later)).toISOString().slice(0, 10)
}

/** What the restaurant finds of this supplier. */
async function found(search = 'têtes-de-violon'): Promise<string[]> {
  const { body } = await restaurant.browser.get(
    `/api/product-list/?${new URLSearchParams({ search })}`,
  )
  return body.results
    .filter((listed: Body) => listed.supplier.public_id === supplier.publicId)
    .map(({ public_id }: Body) => public_id)
}

async function own(): Promise<Body> {
  const { browser } = supplier
  return (await browser.get(`/api/supplier-product-list/?product_public_id=${product.publicId}`))
    .body
}

test('a product that is switched off leaves lists and search, not its supplier’s own, and comes back', async () => {
  const before = await own()
  const off = await say({ available: false })
  expect([off.status, off.body]).toEqual([200, { ...before, available: false }])
  expect(await own()).toEqual(off.body)
  const { results, count } = (await supplier.browser.get('/api/supplier-product-list/')).body
  expect([results, count]).toEqual([[off.body], 1])
  const beef = (await restaurant.browser.get('/api/product-list/?category_name=beef')).body
  expect(beef.results.map(({ public_id }: Body) => public_id)).not.toContain(product.publicId)
  for (const search of ['têtes-de-violon', 'têtes-de-violn'])
    expect(await found(search)).toEqual([])

  const on = await say({ available: true })
  expect([on.status, on.body]).toEqual([200, before])
  expect(await found()).toEqual([product.publicId])
})

test('a product may be out until a day to come, and is told apart from one that is just out', async () => {
  const day = montrealDay(1)
  const until = await say({ available: false, available_from: day })
  expect(until.body).toMatchObject({ available: false, available_from: day })
  expect(await found()).toEqual([])
  const { results } = (await supplier.browser.get('/api/supplier-product-list/')).body
  expect(results).toMatchObject([{ available: false, available_from: day }])
  const out = await say({ available: false })
  expect(out.body).toMatchObject({ available: false, available_from: null })
})

describe('on the day that was named, in Montréal', () => {
  const isOutUntil = (later: number) =>
    world.database
      .updateTable('product')
      .set({ available: false, available_from: sql<string>`${MONTREAL_TODAY} + ${later}::integer` })
      .where('id', '=', product.id)
      .execute()

  test('the product is available by itself', async () => {
    await aCart(restaurant, [{ product, quantity: 2 }])
    await isOutUntil(1)
    expect(linesOf((await restaurant.browser.get('/api/cart/')).body)).toEqual([])
    await isOutUntil(0)
    expect(await own()).toMatchObject({ available: true, available_from: null })
    expect(await found()).toEqual([product.publicId])
    const cart = (await restaurant.browser.get('/api/cart/')).body
    expect(linesOf(cart)).toEqual([[product.publicId, 2, '100.00']])
    expect((await restaurant.browser.post('/api/checkout/')).status).toBe(200)
  })
})

test('a cart names the product that is switched off, and an order keeps it as it was', async () => {
  const order = await anOrder(world, restaurant, [{ product, quantity: 2 }])
  const ordered = await readOrder(restaurant, order)
  const stays = await aProduct(world, supplier, { priceCents: 1_000 })
  await aCart(restaurant, [
    { product, quantity: 3 },
    { product: stays, quantity: 1 },
  ])
  await say({ available: false, available_from: montrealDay(3) })
  for (const path of ['/api/cart/', '/api/checkout/']) {
    const { total_price, unavailable } = (await restaurant.browser.get(path)).body
    expect(total_price).toBe('10.00')
    expect(
      unavailable.map((line: Body) => [line.product.public_id, line.reason, line.available_from]),
    ).toEqual([[product.publicId, 'product_unavailable', montrealDay(3)]])
  }
  expect(await readOrder(restaurant, order)).toEqual(ordered)
})

test('an edit leaves a product out that is out', async () => {
  const { sold_quantity: _, ...edited } = (await say({ available: false })).body
  const answer = await supplier.browser.post('/api/add-edit-product/', {
    ...edited,
    available: true,
    price: '60.00',
  })
  expect(answer.body).toMatchObject({ price: '60.00', available: false })
})

test.each([
  ['available', [{}, { available: null }, { available: 'false' }, { available: 0 }]],
  [
    'available_from',
    [
      ...[0, -1].map((later) => ({ available: false, available_from: montrealDay(later) })),
      { available: true, available_from: montrealDay(1) },
      ...['2027-02-29', '27-02-01', 'demain', '2200-01-01', '', 20270101, ['2027-02-01']].map(
        (available_from) => ({ available: false, available_from }),
      ),
    ],
  ],
  [
    'public_id',
    [
      { public_id: '', available: false },
      { public_id: null, available: false },
    ],
  ],
])('a wrong %s is refused by name, and nothing changes', async (field, bodies) => {
  const before = await fingerprint(world.database)
  for (const body of bodies) {
    const answer = await say(body)
    expect([body, answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([
      body,
      400,
      [field],
    ])
  }
  expect(await fingerprint(world.database)).toBe(before)
})

test("another supplier's product, a deleted one and an invented one are not found, in the same bytes", async () => {
  const theirs = await aProduct(world, await aSupplier(world))
  await supplier.browser.delete('/api/add-edit-product/', { public_id: product.publicId })
  const before = await fingerprint(world.database)
  const answers = []
  for (const public_id of [theirs.publicId, product.publicId, '0'.repeat(32)])
    answers.push(await say({ public_id, available: false }))
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(await fingerprint(world.database)).toBe(before)
})
