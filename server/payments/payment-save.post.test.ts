import { later } from '@halles/domain/holidays.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import { montrealToday } from '@halles/testing/world/credit.ts'
import { anIssuedPaper, type BuiltPaper } from '@halles/testing/world/issued-paper.ts'
import { paymentBy } from '@halles/testing/world/payment.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await aTestApp()
let supplier: BuiltAccount
let restaurant: BuiltAccount
/** 50.00 $ due before 100.00 $. */
let second: BuiltPaper
let first: BuiltPaper

beforeEach(async () => {
  supplier = await aSupplier(world)
  restaurant = await aRestaurant(world, { name: 'Chez Rose' })
  second = await anIssuedPaper(world, supplier, restaurant, { totalCents: 10_000 })
  first = await anIssuedPaper(world, supplier, restaurant, { totalCents: 5_000, dueInDays: 5 })
})

const pay = (amount: string, given: Parameters<typeof paymentBy>[2] = {}, by = supplier) =>
  by.browser.post('/api/payment-save/', paymentBy(restaurant, amount, given))
const share = ({ publicId }: BuiltPaper, amount: string) => ({ paper_public_id: publicId, amount })

async function balancesOf() {
  const { body } = await supplier.browser.get(
    `/api/balance/?business_public_id=${restaurant.publicId}`,
  )
  const named = (id: string) =>
    body.invoices.find((one: { public_id: string }) => one.public_id === id)
  return [first, second].map(({ publicId }) => named(publicId)?.balance ?? '0.00')
}

test('a payment is for the first due, and answers what it is for', async () => {
  const { status, body } = await pay('60.00', { reference: 'Chèque 118', method: 'interac' })
  expect([status, body]).toEqual([
    200,
    {
      public_id: expect.any(String),
      business: { public_id: restaurant.publicId, name: 'Chez Rose' },
      amount: '60.00',
      paid_on: paymentBy(restaurant, '').paid_on,
      method: 'interac',
      reference: 'Chèque 118',
      at: expect.any(String),
      by: { first_name: 'Camille' },
      reverses: null,
      reversed_by: null,
      shares: [
        { paper_public_id: second.publicId, label: second.label, amount: '10.00' },
        { paper_public_id: first.publicId, label: first.label, amount: '50.00' },
      ],
    },
  ])
  expect(await balancesOf()).toEqual(['0.00', '90.00'])
})

test('it is for the invoices that are named', async () => {
  const { body } = await pay('60.00', { shares: [share(second, '60.00')] })
  expect(body.shares).toEqual([
    { paper_public_id: second.publicId, label: second.label, amount: '60.00' },
  ])
  expect(await balancesOf()).toEqual(['50.00', '40.00'])
})

test('more than is open is refused with what is open by now, and nothing is marked', async () => {
  await pay('20.00')
  const { status, body } = await pay('130.01')
  expect([status, body.code, body.open, body.credit]).toEqual([
    409,
    'payment_above_balance',
    '130.00',
    '0.00',
  ])
  expect(
    body.invoices.map((one: { label: string; balance: string }) => [one.label, one.balance]),
  ).toEqual([
    [first.label, '30.00'],
    [second.label, '100.00'],
  ])
  expect(await balancesOf()).toEqual(['30.00', '100.00'])
  expect((await pay('130.00')).status).toBe(200)
  expect((await pay('0.01')).body.code).toBe('payment_above_balance')
})

test('more than is open on a named invoice is refused, whatever is open on others', async () => {
  const { body } = await pay('50.01', { shares: [share(first, '50.01')] })
  expect(body.code).toBe('payment_above_balance')
})

test('what was credited is no longer open; above what is left it is to the customer’s credit', async () => {
  await anIssuedPaper(world, supplier, restaurant, { corrects: first, totalCents: 2_000 })
  expect(await balancesOf()).toEqual(['30.00', '100.00'])
  await pay('30.00')
  await anIssuedPaper(world, supplier, restaurant, { corrects: first, totalCents: 1_000 })
  expect(await balancesOf()).toEqual(['-10.00', '100.00'])
})

async function withCredit() {
  await pay('50.00')
  await anIssuedPaper(world, supplier, restaurant, { corrects: first, totalCents: 3_000 })
}

test('what is to the customer’s credit is taken for what stays open', async () => {
  await withCredit()
  const { body } = await pay('70.00')
  expect(body.amount).toBe('70.00')
  expect(body.shares.map((one: { amount: string }) => one.amount)).toEqual(['100.00', '-30.00'])
  expect(await balancesOf()).toEqual(['0.00', '0.00'])
})

test('a credit alone pays, by a payment of nothing', async () => {
  expect((await pay('0')).body.code).toBe('payment_above_balance')
  await withCredit()
  expect((await pay('0')).status).toBe(200)
  expect(await balancesOf()).toEqual(['0.00', '70.00'])
})

test('a credit is paid back, and no more than there is', async () => {
  await withCredit()
  const refund = (amount: string) => pay(amount, { is_refund: true })
  expect((await refund('30.01')).body).toMatchObject({
    code: 'payment_above_balance',
    open: '100.00',
    credit: '30.00',
  })
  expect((await refund('30.00')).body).toMatchObject({ amount: '-30.00' })
  expect(await balancesOf()).toEqual(['0.00', '100.00'])
  expect((await refund('0.01')).status).toBe(409)
})

test.each([
  [{ amount: '-1.00' }, 'amount'],
  [{ amount: '10.005' }, 'amount'],
  [{ amount: undefined }, 'amount'],
  [{ paid_on: '2026-02-30' }, 'paid_on'],
  [{ method: 'crypto' }, 'method'],
  [{ reference: 'x'.repeat(61) }, 'reference'],
  [{ reference: 'a\nb' }, 'reference'],
  [{ shares: [] }, 'shares'],
  [{ shares: [{ paper_public_id: 'unknown', amount: '1.00' }] }, 'shares.0.paper_public_id'],
])('%j is refused by the name of its field, and nothing is marked', async (given, field) => {
  const sent = { ...paymentBy(restaurant, '10.00'), ...given }
  const { status, body } = await supplier.browser.post('/api/payment-save/', sent)
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  expect(await balancesOf()).toEqual(['50.00', '100.00'])
})

test('a payment of tomorrow is refused, of today and of years ago not', async () => {
  const today = montrealToday()
  const { status, body } = await pay('10.00', { paid_on: later(today, 1) })
  expect([status, Object.keys(body.fields)]).toEqual([400, ['paid_on']])
  for (const paid_on of [today, '2019-03-01']) {
    expect((await pay('10.00', { paid_on })).status).toBe(200)
  }
})

test.each([
  ['shares below the payment', (of: BuiltPaper) => [share(of, '9.00')], 'shares'],
  ['shares above it without a credit', (of: BuiltPaper) => [share(of, '11.00')], 'shares'],
  [
    'an invoice twice',
    (of: BuiltPaper) => [share(of, '5.00'), share(of, '5.00')],
    'shares.1.paper_public_id',
  ],
])('%s are refused', async (_, shares, field) => {
  const { status, body } = await pay('10.00', { shares: shares(first) })
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
})

test('an invoice of another customer, of another supplier, and a credit note are none of this customer’s invoices', async () => {
  const other = await aRestaurant(world)
  const papers = [
    await anIssuedPaper(world, supplier, other),
    await anIssuedPaper(world, await aSupplier(world), restaurant),
    await anIssuedPaper(world, supplier, restaurant, { corrects: second, totalCents: 100 }),
  ]
  for (const paper of papers) {
    const { status, body } = await pay('1.00', { shares: [share(paper, '1.00')] })
    expect([status, Object.keys(body.fields)]).toEqual([400, ['shares.0.paper_public_id']])
  }
})

test('a restaurant that has no paper of the supplier is unknown to it', async () => {
  const { status } = await pay('1.00', {}, await aSupplier(world))
  expect(status).toBe(404)
})

test('asked for again under its key it is marked once', async () => {
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const sent = paymentBy(restaurant, '60.00')
  const post = () => supplier.browser.post('/api/payment-save/', sent, headers)
  const [one, again] = [await post(), await post()]
  expect(again.body).toEqual(one.body)
  expect(await balancesOf()).toEqual(['0.00', '90.00'])
})

test('what a member marked stands with its amount in what the team did', async () => {
  await pay('60.00')
  const { body } = await supplier.browser.get('/api/business-activity/')
  expect(body.entries[0]).toMatchObject({
    kind: 'payment_saved',
    subject: 'Chez Rose',
    changes: [{ field: 'payment_amount', from: null, to: '60.00' }],
  })
})
