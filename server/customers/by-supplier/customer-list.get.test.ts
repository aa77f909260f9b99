import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { answerOf } from '@halles/testing/world/both-sides.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCustomer } from '@halles/testing/world/customer.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { montrealDayOf, placedAt } from '@halles/testing/world/order-times.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await aTestApp()
let supplier: BuiltAccount

beforeEach(async () => {
  supplier = await aSupplier(world)
})

async function list(query: Record<string, string> = {}, { browser } = supplier) {
  const { status, body } = await browser.get(`/api/customer-list/?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return body
}

async function names(query: Record<string, string> = {}): Promise<string[]> {
  const { results } = await list(query)
  return results.map(({ restaurant }: { restaurant: { name: string } }) => restaurant.name)
}

async function customersNamed(names: string[], said: Parameters<typeof aCustomer>[3] = {}) {
  for (const name of names) {
    await aCustomer(world, supplier, await aRestaurant(world, { name }), said)
  }
}

const monthsAgo = (months: number) =>
  new Date(Date.now() - months * 30.5 * 86_400_000).toISOString()

test('a supplier without customers has none', async () => {
  expect(await list()).toEqual({ results: [], count: 0, asked_count: 0 })
})

test('those who ask come first, then all by name as French sorts it', async () => {
  await customersNamed(['Zest', 'élan', 'Épice', 'Eau douce'])
  await customersNamed(['Yuzu', 'Âtre'], { status: 'asked' })
  await customersNamed(['Bistro fermé'], { status: 'closed' })
  expect(await names()).toEqual([
    ...['Âtre', 'Yuzu'],
    ...['Bistro fermé', 'Eau douce', 'élan', 'Épice', 'Zest'],
  ])
  expect(await list()).toMatchObject({ count: 7, asked_count: 2 })
  expect(await names({ status: 'asked' })).toEqual(['Âtre', 'Yuzu'])
  expect(await names({ status: 'closed' })).toEqual(['Bistro fermé'])
  expect(await list({ status: 'open' })).toMatchObject({ count: 4, asked_count: 2 })
})

test('one is found by each word of its name and code, accents and case aside', async () => {
  await customersNamed(['Café de l’Érable'], { code: 'R-17' })
  await customersNamed(['Cafe Olimpico'], { code: 'R-18' })
  expect(await names({ search: 'ERABLE cafe' })).toEqual(['Café de l’Érable'])
  expect(await names({ search: 'r-18' })).toEqual(['Cafe Olimpico'])
  expect(await names({ search: 'café' })).toHaveLength(2)
  expect(await list({ search: 'brasserie' })).toMatchObject({ results: [], count: 0 })
})

test('a page has twenty, one past the end none, and both say how many there are', async () => {
  const all = Array.from({ length: 23 }, (_, index) => `Table ${index + 10}`)
  await customersNamed(all)
  expect(await names()).toEqual(all.slice(0, 20))
  expect(await names({ page: '2' })).toEqual(all.slice(20))
  expect(await list({ page: '3' })).toMatchObject({ results: [], count: 23 })
})

test.each([
  [{ status: 'invited' }, 'status'],
  [{ page: '0' }, 'page'],
  [{ search: 'a'.repeat(500) }, 'search'],
])('%j is refused', async (query: Record<string, string>, field) => {
  const path = `/api/customer-list/?${new URLSearchParams(query)}`
  const { status, body } = await supplier.browser.get(path)
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
})

test('a row says what was ordered of this supplier: what is cancelled counts in nothing', async () => {
  const restaurant = await aRestaurant(world, { name: 'Chez Rose' })
  const other = await aSupplier(world)
  const product = await aProduct(world, supplier, { priceCents: 1_000 })
  const elsewhere = { product: await aProduct(world, other, { priceCents: 99_900 }), quantity: 1 }
  const place = (quantity: number) => anOrder(world, restaurant, [{ product, quantity }, elsewhere])
  await placedAt(world, await place(1), monthsAgo(14))
  const lastYear = monthsAgo(3)
  await placedAt(world, await place(2), lastYear)
  const cancelled = await place(4)
  await answerOf(supplier, cancelled).answer({ action: 'cancelled', reason: 'out_of_stock' })
  const { results } = await list()
  expect(results).toEqual([
    {
      restaurant: { public_id: restaurant.publicId, name: 'Chez Rose', city: 'Montréal' },
      status: 'open',
      code: '',
      since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      orders: 2,
      last_ordered: await montrealDayOf(world, lastYear),
      price_list: null,
      year_total: '20.00',
      is_estimate: false,
    },
  ])
})

test('who never ordered has no day and no sum; customers of another supplier are its own', async () => {
  await customersNamed(['Ma table'], { status: 'asked', code: 'A-1' })
  const other = await aSupplier(world)
  await aCustomer(world, other, await aRestaurant(world))
  expect(await list()).toMatchObject({
    results: [{ code: 'A-1', orders: 0, last_ordered: null, year_total: '0.00' }],
    count: 1,
    asked_count: 1,
  })
  expect(await list({}, other)).toMatchObject({ count: 1, asked_count: 0 })
})
