import { expect, test } from 'vitest'
import { balanceSums, invoiceBalance, invoiceState } from './balance.ts'

const TODAY = '2026-07-15'

test.each([
  ['nothing paid', [], [], 10_000],
  ['a part', [], [4_000], 6_000],
  ['all', [], [4_000, 6_000], 0],
  ['a payment taken back', [], [4_000, -4_000], 10_000],
  ['credited in two notes', [2_500, 500], [], 7_000],
  ['credited after it was paid', [2_500], [10_000], -2_500],
  ['and paid back', [2_500], [10_000, -2_500], 0],
])('an invoice of 100 $, %s, is left with %o', (_, creditedCents, shareCents, balance) => {
  expect(invoiceBalance({ totalCents: 10_000, creditedCents, shareCents })).toBe(balance)
})

test.each([
  [1, '2026-07-16', 'open'],
  [1, TODAY, 'open'],
  [1, '2026-07-14', 'overdue'],
  [0, '2026-07-14', 'paid'],
  [-1, '2026-07-14', 'paid'],
] as const)('%i cents due on %s are %s', (balanceCents, dueOn, state) => {
  expect(invoiceState({ balanceCents, dueOn }, TODAY)).toBe(state)
})

test('what is overdue is due, and what is due is open; credits are beside them', () => {
  const invoices = [
    { balanceCents: 100, dueOn: '2026-07-14' },
    { balanceCents: 20, dueOn: TODAY },
    { balanceCents: 3, dueOn: '2026-08-01' },
    { balanceCents: 0, dueOn: '2026-01-01' },
    { balanceCents: -7, dueOn: '2026-01-01' },
  ]
  expect(balanceSums(invoices, TODAY)).toEqual({ open: 123, due: 120, overdue: 100, credit: 7 })
  expect(balanceSums([], TODAY)).toEqual({ open: 0, due: 0, overdue: 0, credit: 0 })
})
