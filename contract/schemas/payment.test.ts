import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../endpoints.ts'

const SAID = {
  restaurant_public_id: 'r',
  amount: '120.50',
  paid_on: '2026-07-14',
  method: 'cheque',
}

test('a payment is of the first due, no refund and without a reference unless said', () => {
  expect(endpoints.paymentSave.input.parse(SAID)).toEqual({
    ...SAID,
    amount: 12_050,
    is_refund: false,
    reference: '',
  })
})

test.each([
  [{ amount: '-1' }, 'payment_amount_invalid'],
  [{ amount: '1.005' }, 'payment_amount_invalid'],
  [{ amount: '10000000' }, 'payment_amount_invalid'],
  [{ method: 'bitcoin' }, 'invalid'],
  [{ paid_on: '2026-02-30' }, 'date_invalid'],
  [{ shares: [] }, 'required'],
])('%j is refused', (said, problem) => {
  const { error } = endpoints.paymentSave.input.safeParse({ ...SAID, ...said })
  expect(error?.issues[0]?.message).toBe(problem)
})

test('a month is one of the calendar', () => {
  const { month } = endpoints.getStatement.input.shape
  expect(['2026-07', '2026-13', '2026-7'].map((text) => month.safeParse(text).success)).toEqual([
    true,
    false,
    false,
  ])
  expect(z.toJSONSchema(endpoints.getStatement.output, { io: 'input' })).toBeDefined()
})
