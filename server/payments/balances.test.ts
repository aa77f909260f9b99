import { later } from '@halles/domain/holidays.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import { montrealToday } from '@halles/testing/world/credit.ts'
import { anIssuedPaper } from '@halles/testing/world/issued-paper.ts'
import { aPayment } from '@halles/testing/world/payment.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await aTestApp()
let supplier: BuiltAccount
let restaurant: BuiltAccount

beforeEach(async () => {
  supplier = await aSupplier(world)
  restaurant = await aRestaurant(world, { name: 'Chez Rose' })
})

async function balances(query: Record<string, string> = {}, { browser } = supplier) {
  const { status, body } = await browser.get(`/api/balances/?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return body
}

const invoice = (of: BuiltAccount, totalCents: number, dueInDays: number) =>
  anIssuedPaper(world, supplier, of, { totalCents, dueInDays, issuedDaysAgo: 40 })

const NOTHING = { open: '0.00', due: '0.00', overdue: '0.00', credit: '0.00' }

test('who has invoiced nothing is owed nothing', async () => {
  expect(await balances()).toEqual({
    today: montrealToday(),
    sums: NOTHING,
    results: [],
    count: 0,
    months: [],
    reminders: { is_on: false },
  })
  expect(await balances({}, restaurant)).toMatchObject({ sums: NOTHING, reminders: null })
})

test('what is due today is not overdue, what was due yesterday is; both sides read the same', async () => {
  for (const [cents, days] of [
    [10_000, 1],
    [2_000, 0],
    [300, -1],
    [7, -30],
  ] as const)
    await invoice(restaurant, cents, days)
  const sums = { open: '123.07', due: '23.07', overdue: '3.07', credit: '0.00' }
  const row = { ...sums, invoices: 4, first_due_on: later(montrealToday(), -30) }
  expect(await balances()).toMatchObject({
    sums,
    results: [{ business: { public_id: restaurant.publicId, name: 'Chez Rose' }, ...row }],
    count: 1,
  })
  expect(await balances({}, restaurant)).toMatchObject({
    sums,
    results: [{ business: { public_id: supplier.publicId, name: supplier.name }, ...row }],
  })
})

test('months are those of the invoices, without what is paid; credits are in none', async () => {
  const months = [0, 40, 40, 400].map(async (issuedDaysAgo) =>
    anIssuedPaper(world, supplier, restaurant, { totalCents: 1_000, issuedDaysAgo }),
  )
  const [now] = await Promise.all(months)
  await aPayment(supplier, restaurant, '10.00', {
    shares: [{ paper_public_id: now?.publicId ?? '', amount: '10.00' }],
  })
  const monthAgo = (days: number) => later(montrealToday(), -days).slice(0, 7)
  const row = { due: '0.00', overdue: '0.00' }
  expect((await balances()).months).toEqual([
    { month: monthAgo(40), open: '20.00', ...row, invoices: 2 },
    { month: monthAgo(400), open: '10.00', ...row, invoices: 1 },
  ])
})

test('those with most overdue come first, then most open; a name is found, accents aside', async () => {
  const [elan, zest] = [
    await aRestaurant(world, { name: 'Élan' }),
    await aRestaurant(world, { name: 'Zest' }),
  ]
  await invoice(restaurant, 90_000, 5)
  await invoice(elan, 95_000, 5)
  await invoice(zest, 100, -1)
  const names = async (query = {}) =>
    (await balances(query)).results.map((row: { business: { name: string } }) => row.business.name)
  expect(await names()).toEqual(['Zest', 'Élan', 'Chez Rose'])
  expect(await names({ search: 'ELAN' })).toEqual(['Élan'])
  expect(await balances({ search: 'elan' })).toMatchObject({
    count: 1,
    sums: { open: '1851.00' },
  })
  expect(await balances({ page: '2' })).toMatchObject({ results: [], count: 3 })
})

test('one customer’s page has its invoices, the first due first, and what is to its credit', async () => {
  const late = await invoice(restaurant, 10_000, -3)
  const paid = await invoice(restaurant, 5_000, -10)
  const open = await invoice(restaurant, 700, 3)
  await aPayment(supplier, restaurant, '50.00')
  await anIssuedPaper(world, supplier, restaurant, { corrects: paid, totalCents: 1_000 })
  for (const [reader, other] of [
    [supplier, restaurant],
    [restaurant, supplier],
  ] as const) {
    const { body } = await reader.browser.get(`/api/balance/?business_public_id=${other.publicId}`)
    expect(body).toMatchObject({
      business: { public_id: other.publicId, name: other.name },
      open: '107.00',
      due: '100.00',
      overdue: '100.00',
      credit: '10.00',
      count: 3,
    })
    expect(body.invoices).toMatchObject([
      { label: paid.label, balance: '-10.00', total: '50.00', state: 'paid' },
      { label: late.label, balance: '100.00', state: 'overdue' },
      { label: open.label, balance: '7.00', state: 'open' },
    ])
  }
})

test('another’s balances are its own', async () => {
  await invoice(restaurant, 10_000, -3)
  for (const other of [await aSupplier(world), await aRestaurant(world)]) {
    expect(await balances({}, other)).toMatchObject({ sums: NOTHING, results: [], months: [] })
  }
})

test('reminders are off until they are switched on', async () => {
  const set = (is_on: unknown) => supplier.browser.post('/api/reminders-save/', { is_on })
  expect((await set('yes')).status).toBe(400)
  expect((await set(true)).body).toEqual({ is_on: true })
  expect((await balances()).reminders).toEqual({ is_on: true })
  await set(true)
  const { body } = await supplier.browser.get('/api/business-activity/')
  expect(body.entries).toMatchObject([
    {
      kind: 'settings_changed',
      changes: [{ field: 'reminders', from: 'false', to: 'true' }],
    },
  ])
})
