import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
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
  invoice = await anIssuedPaper(world, supplier, restaurant, { totalCents: 10_000 })
})

const reverse = (public_id: string, by = supplier) =>
  by.browser.post('/api/payment-reverse/', { public_id })

async function sums() {
  const { body } = await supplier.browser.get('/api/balances/')
  const { open, credit } = body.sums
  return { open, credit }
}

test('a payment that was none is taken back with all its shares, and both stand in the list', async () => {
  const payment = await aPayment(supplier, restaurant, '60.00', { reference: '118' })
  expect(await sums()).toEqual({ open: '40.00', credit: '0.00' })
  const { status, body } = await reverse(payment)
  expect([status, body.public_id, body.amount]).toEqual([200, payment, '60.00'])
  expect(await sums()).toEqual({ open: '100.00', credit: '0.00' })
  const { results, count } = (await supplier.browser.get('/api/payment-list/')).body
  expect(count).toBe(2)
  expect(results[0]).toMatchObject({
    public_id: body.reversed_by,
    amount: '-60.00',
    paid_on: montrealToday(),
    reference: '118',
    reverses: payment,
    shares: [{ paper_public_id: invoice.publicId, label: invoice.label, amount: '-60.00' }],
  })
  expect(results[1]).toMatchObject({ public_id: payment, reversed_by: body.reversed_by })
})

test('once: neither it nor what took it back is taken back again', async () => {
  const payment = await aPayment(supplier, restaurant, '60.00')
  const { body } = await reverse(payment)
  for (const id of [payment, body.reversed_by]) {
    const again = await reverse(id)
    expect([again.status, again.body.code]).toEqual([409, 'payment_reversed'])
  }
  expect(await sums()).toEqual({ open: '100.00', credit: '0.00' })
})

test('what it took of a credit is to the customer’s credit again', async () => {
  await aPayment(supplier, restaurant, '100.00')
  await anIssuedPaper(world, supplier, restaurant, { corrects: invoice, totalCents: 3_000 })
  await anIssuedPaper(world, supplier, restaurant, { totalCents: 5_000 })
  const payment = await aPayment(supplier, restaurant, '20.00')
  expect(await sums()).toEqual({ open: '0.00', credit: '0.00' })
  await reverse(payment)
  expect(await sums()).toEqual({ open: '50.00', credit: '30.00' })
})

test('what was paid back is taken back too', async () => {
  await aPayment(supplier, restaurant, '100.00')
  await anIssuedPaper(world, supplier, restaurant, { corrects: invoice, totalCents: 3_000 })
  const refund = await aPayment(supplier, restaurant, '30.00', { is_refund: true })
  expect(await sums()).toEqual({ open: '0.00', credit: '0.00' })
  expect((await reverse(refund)).body.amount).toBe('-30.00')
  expect(await sums()).toEqual({ open: '0.00', credit: '30.00' })
})

test('another supplier’s payment is unknown', async () => {
  const payment = await aPayment(supplier, restaurant, '60.00')
  const { status } = await reverse(payment, await aSupplier(world))
  expect(status).toBe(404)
  expect(await sums()).toEqual({ open: '40.00', credit: '0.00' })
})
