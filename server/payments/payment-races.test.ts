import { both } from '@halles/testing/checks/both.ts'
import { rounds } from '@halles/testing/checks/rounds.ts'
import { pausedBefore } from '@halles/testing/database/pause-points.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier, type BuiltAccount } from '@halles/testing/world/builders.ts'
import { anIssuedPaper, type BuiltPaper } from '@halles/testing/world/issued-paper.ts'
import { aPayment, paymentBy } from '@halles/testing/world/payment.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await anOwnApp()
let supplier: BuiltAccount
let restaurant: BuiltAccount
let invoice: BuiltPaper

beforeEach(async () => {
  supplier = await aSupplier(world)
  await invoiceAnother()
})

/** A customer with one invoice of 100.00 $. */
async function invoiceAnother() {
  restaurant = await aRestaurant(world)
  invoice = await anIssuedPaper(world, supplier, restaurant, { totalCents: 10_000 })
}

const pay = (amount: string) =>
  supplier.browser.post('/api/payment-save/', paymentBy(restaurant, amount))
const reverse = (public_id: string) => supplier.browser.post('/api/payment-reverse/', { public_id })
const credit = (totalCents: number) =>
  anIssuedPaper(world, supplier, restaurant, { corrects: invoice, totalCents })

/** What the invoice is left with, as it is stored and as its papers and shares say. */
async function left() {
  const { database } = world
  const { balance_cents: stored } = await database
    .selectFrom('paper_balance')
    .select('balance_cents')
    .where('paper_id', '=', invoice.id)
    .executeTakeFirstOrThrow()
  const shares = await database
    .selectFrom('payment_share')
    .select('amount_cents')
    .where('paper_id', '=', invoice.id)
    .execute()
  const credits = await database
    .selectFrom('paper')
    .select('total_cents')
    .where('corrects_id', '=', invoice.id)
    .execute()
  const taken = [
    ...shares.map(({ amount_cents }) => amount_cents),
    ...credits.map(({ total_cents }) => total_cents),
  ]
  expect(stored).toBe(10_000 - taken.reduce((sum, cents) => sum + cents, 0))
  return stored
}

test('two payments above the balance at once: one is refused, at every statement of the first', async () => {
  const codes = new Set<string>()
  for (let number = 1, isReached = true; isReached; number++) {
    await invoiceAnother()
    const paused = await pausedBefore(
      world.database,
      number,
      () => pay('60.00'),
      () => pay('60.00'),
    )
    isReached = paused.isReached
    const statuses = paused.answers.map(({ status }) => status).toSorted()
    expect([number, statuses, await left()]).toEqual([number, [200, 409], 4_000])
    for (const { body } of paused.answers) if (body.code) codes.add(body.code)
  }
  expect([...codes]).toEqual(['payment_above_balance'])
})

test('a payment and a credit note at once leave what both leave, in rounds', {
  timeout: rounds(60_000),
}, async () => {
  for (let round = 1; round <= rounds(12); round++) {
    await invoiceAnother()
    const [{ status }] = await both(
      round,
      () => pay('80.00'),
      () => credit(3_000),
    )
    // Credited first, 70.00 $ are open; paid first, 10.00 $ are to the customer's credit.
    expect(await left()).toBe(status === 200 ? -1_000 : 7_000)
    await (status === 200
      ? supplier.browser.post('/api/payment-save/', {
          ...paymentBy(restaurant, '10.00'),
          is_refund: true,
        })
      : pay('70.00'))
    expect(await left()).toBe(0)
  }
})

test('a payment is taken back once, however often at once, at every statement of the first', async () => {
  for (let number = 1, isReached = true; isReached; number++) {
    const payment = await aPayment(supplier, restaurant, '60.00')
    const paused = await pausedBefore(
      world.database,
      number,
      () => reverse(payment),
      () => reverse(payment),
    )
    isReached = paused.isReached
    const statuses = paused.answers.map(({ status }) => status).toSorted()
    expect([number, statuses, await left()]).toEqual([number, [200, 409], 10_000])
  }
})

test('many payments at once never pay more than there is', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => pay('7.00')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(14)
  expect(await left()).toBe(200)
})
