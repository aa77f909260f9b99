import { later } from '@halles/domain/holidays.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { montrealToday } from '@halles/testing/world/credit.ts'
import { anIssuedPaper, type BuiltPaper } from '@halles/testing/world/issued-paper.ts'
import { aPayment } from '@halles/testing/world/payment.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await aTestApp()
let supplier: BuiltAccount
let restaurant: BuiltAccount
let invoice: BuiltPaper

beforeEach(async () => {
  supplier = await aSupplier(world)
  restaurant = await aRestaurant(world)
  invoice = await anIssuedPaper(world, supplier, restaurant, { totalCents: 100_000 })
})

async function list(query: Record<string, string> = {}, { browser } = supplier) {
  const { status, body } = await browser.get(`/api/payment-list/?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return body
}
const amounts = async (query = {}, by = supplier) =>
  (await list(query, by)).results.map(({ amount }: { amount: string }) => amount)
const day = (ago: number) => later(montrealToday(), -ago)

test('payments stand by their day, the last first, between two days, both included', async () => {
  for (const ago of [3, 1, 2]) {
    await aPayment(supplier, restaurant, `${ago}.00`, { paid_on: day(ago) })
  }
  expect(await amounts()).toEqual(['1.00', '2.00', '3.00'])
  expect(await amounts({ from: day(3), to: day(2) })).toEqual(['2.00', '3.00'])
  expect(await amounts({ from: day(1) })).toEqual(['1.00'])
  const reversed = new URLSearchParams({ from: day(1), to: day(3) })
  const { status, body } = await supplier.browser.get(`/api/payment-list/?${reversed}`)
  expect([status, Object.keys(body.fields)]).toEqual([400, ['to']])
})

test('those of one customer, and of one invoice, are found by themselves', async () => {
  const other = await aRestaurant(world)
  const another = await anIssuedPaper(world, supplier, other)
  await aPayment(supplier, restaurant, '1.00')
  await aPayment(supplier, other, '2.00')
  expect(await amounts({ business_public_id: other.publicId })).toEqual(['2.00'])
  expect(await amounts({ paper_public_id: invoice.publicId })).toEqual(['1.00'])
  expect(await amounts({ paper_public_id: another.publicId }, restaurant)).toEqual([])
  expect(await amounts({ business_public_id: 'unknown' })).toEqual([])
})

test('its restaurant reads the mark, and not who made it', async () => {
  await aPayment(supplier, restaurant, '1.00', { reference: '118' })
  const [own] = (await list()).results
  const [read] = (await list({}, restaurant)).results
  expect(read).toEqual({
    ...own,
    business: { public_id: supplier.publicId, name: supplier.name },
    by: null,
  })
  for (const stranger of [await aRestaurant(world), await aSupplier(world)]) {
    expect(await list({}, stranger)).toEqual({ results: [], count: 0 })
  }
})

test('a page has twenty', async () => {
  for (let count = 0; count < 21; count++) await aPayment(supplier, restaurant, '1.00')
  expect((await list()).results).toHaveLength(20)
  expect(await list({ page: '2' })).toMatchObject({ results: [{}], count: 21 })
})

test('a member who was removed reads and marks nothing more', async () => {
  const desk = await aMember(world, supplier, 'desk')
  expect((await desk.browser.get('/api/payment-list/')).status).toBe(200)
  await supplier.browser.post('/api/team-remove/', { person: desk.person.publicId })
  for (const path of ['payment-list', 'balances']) {
    expect((await desk.browser.get(`/api/${path}/`)).status).toBe(401)
  }
})
