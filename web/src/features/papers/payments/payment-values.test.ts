import { expect, test } from 'vitest'
import {
  type PaymentValues,
  paymentBody,
  paymentProblems,
  paymentValues,
  sharedAmount,
} from './payment-values.ts'

const A = 'a'.repeat(32)
const B = 'b'.repeat(32)
const RESTAURANT = 'c'.repeat(32)
const TODAY = '2026-11-28'

const invoice = (public_id: string, balance: string) => ({
  ...{ public_id, balance, label: `F-${public_id[0]}`, total: '100.00' },
  ...{ issued_on: '2026-10-01', due_on: '2026-10-31', state: 'open' as const },
})
const values = (changed: Partial<PaymentValues>): PaymentValues => ({
  ...paymentValues({
    today: TODAY,
    comma: true,
    invoices: [invoice(A, '80.50'), invoice(B, '20.00')],
  }),
  ...changed,
})

test('a payment of one invoice begins with what is left of it, all for it', () => {
  const invoices = [invoice(A, '80.50'), invoice(B, '20.00')]
  const begun = paymentValues({ today: TODAY, comma: true, invoices, paper: A })
  expect(begun).toMatchObject({
    amount: '80,50',
    division: 'hand',
    shares: { [A]: '80,50', [B]: '' },
  })
  expect(paymentBody(begun, RESTAURANT)).toMatchObject({
    amount: '80.50',
    shares: [{ paper_public_id: A, amount: '80.50' }],
  })
})

test('what is paid for the first due names no invoice', () => {
  const typed = values({ amount: '50', shares: { [A]: '50', [B]: '' } })
  expect(paymentBody(typed, RESTAURANT)).not.toHaveProperty('shares')
})

test('shares add up as they are typed; what is no amount counts nothing', () => {
  expect(sharedAmount({ [A]: '1 000,50', [B]: 'x' })).toBe('1000.50')
})

test.each([
  ['all is as it should be', { amount: '50,00' }, {}],
  ['no amount is typed', { amount: '' }, { amount: 'payment_amount_invalid' }],
  ['the day is to come', { amount: '5', paid_on: '2026-11-29' }, { paid_on: 'payment_day_ahead' }],
  [
    'shares do not make the amount',
    { amount: '50', division: 'hand', shares: { [A]: '30', [B]: '10' } },
    { amount: 'shares_differ' },
  ],
  [
    'a share is no amount',
    { amount: '50', division: 'hand', shares: { [A]: '50', [B]: 'x' } },
    { [`shares.${B}`]: 'payment_amount_invalid' },
  ],
])('where %s', (_, changed, problems) => {
  expect(paymentProblems(values(changed), RESTAURANT, TODAY)).toEqual(problems)
})
