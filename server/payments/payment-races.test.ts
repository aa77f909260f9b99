import { atEveryPoint } from '@halles/testing/checks/at-every-point.ts'
import { casesNamed } from '@halles/testing/checks/rounds.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
  signedIn,
} from '@halles/testing/world/builders.ts'
import { aCredit } from '@halles/testing/world/credit.ts'
import { papersOf } from '@halles/testing/world/invoice.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { aPayment, paymentBy } from '@halles/testing/world/payment.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await anOwnApp()
const { database } = world
let supplier: BuiltAccount
let restaurant: BuiltAccount
/** A session does one thing after the other: two people are at work. */
let till: BuiltAccount['browser']
let desk: BuiltAccount['browser']
let invoice: string

beforeEach(async () => {
  supplier = await aSupplier(world)
  till = await signedIn(world, supplier)
  desk = await signedIn(world, supplier)
  await invoiceAnother()
})

/** A customer with one invoice of 100.00 $, of which 30.00 $ were granted since, on no credit note yet. */
async function invoiceAnother() {
  restaurant = await aRestaurant(world)
  const lines = [
    { product: await aProduct(world, supplier, { priceCents: 3_000 }), quantity: 1 },
    { product: await aProduct(world, supplier, { priceCents: 7_000 }), quantity: 1 },
  ]
  const order = await anOrder(world, restaurant, lines)
  const credit_public_id = await aCredit(restaurant, supplier, order)
  const {
    publicId,
    lines: [line],
  } = order.partOf(supplier)
  invoice = (await papersOf(supplier).issue([publicId])).body.public_id
  await supplier.browser.post('/api/credit-answer/', {
    ...{ credit_public_id, lines: [{ public_id: line, granted: '30.00' }] },
  })
}

const pay = (amount: string, browser = till) =>
  browser.post('/api/payment-save/', paymentBy(restaurant, amount))
const refund = (amount: string) =>
  till.post('/api/payment-save/', paymentBy(restaurant, amount, { is_refund: true }))
const reverse = (public_id: string, browser = till) =>
  browser.post('/api/payment-reverse/', { public_id })
const credit = (body?: object) => papersOf({ browser: desk }).credit(invoice, body)
const left = async () => (await papersOf(supplier).read(invoice)).balance

/** The statuses of both, the lower first. */
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted()

test('two payments above the balance at once: one is refused, at every statement of the first', async () => {
  await atEveryPoint(
    database,
    async () => {
      await invoiceAnother()
      return { first: () => pay('60.00'), second: () => pay('60.00', desk) }
    },
    async (answers) => {
      expect([statuses(answers), await left()]).toEqual([[200, 409], '40.00'])
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('payment_above_balance')
    },
  )
})

const MEETINGS: [string, boolean][] = [
  ['a payment meets a credit note', true],
  ['a credit note meets a payment', false],
]
test.each(casesNamed(MEETINGS, 'a payment meets a credit note'))(
  '%s, at every statement: nobody pays more than is left',
  async (_, isPaidFirst) => {
    const both = { paid: () => pay('80.00'), credited: () => credit() }
    await atEveryPoint(
      database,
      async () => {
        await invoiceAnother()
        return isPaidFirst
          ? { first: both.paid, second: both.credited }
          : { first: both.credited, second: both.paid }
      },
      async (answers, { point, isOtherFirst }) => {
        const [paid, credited] = isPaidFirst ? answers : answers.toReversed()
        expect(credited?.status, credited?.text).toBe(201)
        // Paid before, 10.00 $ are to the customer's credit; what was credited before is owed by nobody.
        const wanted = paid?.status === 200 ? '-10.00' : '70.00'
        expect([point, paid?.status === 200 || paid?.body.code, await left()]).toEqual([
          ...[point, paid?.status === 200 || 'payment_above_balance', wanted],
        ])
        if (isOtherFirst) expect([point, paid?.status]).toEqual([point, isPaidFirst ? 409 : 200])
      },
    )
  },
)

const CREDITS: [string, object, string][] = [
  ['a credit note of all of it', { whole: true }, '0.00'],
  ['one of what was granted', {}, '70.00'],
]
test.each(casesNamed(CREDITS, 'a credit note of all of it'))(
  'a payment is taken back while %s is issued, at every statement: neither is lost',
  async (_, body, after) => {
    await atEveryPoint(
      database,
      async () => {
        await invoiceAnother()
        const payment = await aPayment(supplier, restaurant, '60.00')
        return { first: () => reverse(payment), second: () => credit(body) }
      },
      async (answers) => {
        expect([statuses(answers), await left()]).toEqual([[200, 201], after])
      },
    )
  },
)

test('a payment is taken back while its credit is paid back, at every statement: no more is than there was', async () => {
  await atEveryPoint(
    database,
    async () => {
      await invoiceAnother()
      const payment = await aPayment(supplier, restaurant, '100.00')
      await credit()
      return { first: () => refund('30.00'), second: () => reverse(payment, desk) }
    },
    async ([refunded, reversed], { point, isOtherFirst }) => {
      const after = refunded.status === 200 ? '100.00' : '70.00'
      expect([point, reversed.status, await left()]).toEqual([point, 200, after])
      if (isOtherFirst) expect([point, refunded.status]).toEqual([point, 409])
    },
  )
})

test('a payment is taken back once, however often at once, at every statement of the first', async () => {
  await atEveryPoint(
    database,
    async () => {
      const payment = await aPayment(supplier, restaurant, '60.00')
      return { first: () => reverse(payment), second: () => reverse(payment, desk) }
    },
    async (answers) => expect([statuses(answers), await left()]).toEqual([[200, 409], '100.00']),
  )
})

test('many payments at once never pay more than there is', async () => {
  const browsers = await Promise.all(Array.from({ length: 30 }, () => signedIn(world, supplier)))
  const answers = await Promise.all(browsers.map((browser) => pay('7.00', browser)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(14)
  expect(await left()).toBe('2.00')
})
