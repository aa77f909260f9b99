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
  restaurant = await aRestaurant(world)
})

/** The first day of the month, so many months before this one. */
function monthStart(before: number): string {
  const [year = 0, month = 0] = montrealToday().split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - before, 1)).toISOString().slice(0, 10)
}
const TODAY = montrealToday()
const daysAgo = (day: string) => (Date.parse(TODAY) - Date.parse(day)) / 86_400_000
const issued = (day: string, totalCents: number) =>
  anIssuedPaper(world, supplier, restaurant, {
    totalCents,
    issuedDaysAgo: daysAgo(day),
    dueInDays: -1,
  })

async function statement(month: string, reader = supplier, other = restaurant) {
  const { status, body } = await reader.browser.get(
    `/api/statement/?business_public_id=${other.publicId}&month=${month}`,
  )
  expect(status).toBe(200)
  return body
}

test('a month has what was owed before, all that happened by day, and what is owed after', async () => {
  const first = monthStart(2)
  const old = await issued(later(monthStart(3), 4), 10_000)
  const invoice = await issued(first, 5_000)
  const last = await issued(later(monthStart(1), -1), 700)
  const after = await issued(monthStart(1), 300)
  const paid = await aPayment(supplier, restaurant, '120.00', {
    paid_on: later(first, 9),
    method: 'transfer',
    reference: 'VIR-9',
  })
  const body = await statement(first.slice(0, 7))
  expect(body).toMatchObject({
    supplier: { public_id: supplier.publicId, name: supplier.name },
    restaurant: { public_id: restaurant.publicId, name: restaurant.name },
    month: first.slice(0, 7),
    from: first,
    to: later(monthStart(1), -1),
    opening: '100.00',
    invoiced: '57.00',
    credited: '0.00',
    paid: '120.00',
    closing: '37.00',
    today: TODAY,
    now: { open: '40.00', due: '40.00', overdue: '40.00', credit: '0.00' },
  })
  const entry = { due_on: null, method: null }
  expect(body.entries).toEqual([
    {
      ...entry,
      kind: 'invoice',
      public_id: invoice.publicId,
      day: first,
      label: invoice.label,
      due_on: expect.any(String),
      amount: '50.00',
      balance: '150.00',
    },
    {
      ...entry,
      kind: 'payment',
      public_id: paid,
      day: later(first, 9),
      label: 'VIR-9',
      method: 'transfer',
      amount: '-120.00',
      balance: '30.00',
    },
    {
      ...entry,
      kind: 'invoice',
      public_id: last.publicId,
      day: later(monthStart(1), -1),
      label: last.label,
      due_on: expect.any(String),
      amount: '7.00',
      balance: '37.00',
    },
  ])
  expect(await statement(first.slice(0, 7), restaurant, supplier)).toEqual(body)
  const following = await statement(monthStart(1).slice(0, 7))
  expect([following.opening, following.closing]).toEqual(['37.00', '40.00'])
  expect(following.entries).toMatchObject([{ label: after.label }])
  expect((await statement(monthStart(3).slice(0, 7))).entries).toMatchObject([{ label: old.label }])
})

test('credit notes, what was paid back and payments that were none stand in the month of their day', async () => {
  const invoice = await issued(TODAY, 10_000)
  const wrong = await aPayment(supplier, restaurant, '40.00', { paid_on: TODAY })
  await supplier.browser.post('/api/payment-reverse/', { public_id: wrong })
  await aPayment(supplier, restaurant, '100.00', { paid_on: TODAY })
  await anIssuedPaper(world, supplier, restaurant, { corrects: invoice, totalCents: 2_500 })
  await aPayment(supplier, restaurant, '25.00', { paid_on: TODAY, is_refund: true })
  const body = await statement(TODAY.slice(0, 7))
  expect(
    body.entries.map(({ kind, amount }: { kind: string; amount: string }) => `${kind} ${amount}`),
  ).toEqual([
    'invoice 100.00',
    'payment -40.00',
    'reversal 40.00',
    'payment -100.00',
    'credit_note -25.00',
    'payment 25.00',
  ])
  expect(body).toMatchObject({ credited: '25.00', paid: '75.00', closing: '0.00' })
})

test.each(['2026-13', '26-01', '', '2026-1'])('the month %o is refused', async (month) => {
  const { status, body } = await supplier.browser.get(
    `/api/statement/?business_public_id=${restaurant.publicId}&month=${month}`,
  )
  expect([status, Object.keys(body.fields)]).toEqual([400, ['month']])
})
