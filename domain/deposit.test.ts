import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  DEPOSIT_KINDS,
  type DepositKind,
  depositOfCase,
  depositTotal,
  MAX_DEPOSIT_CONTAINERS,
} from './deposit.ts'

describe('the deposit of a case', () => {
  test.each<[string, number, DepositKind | null, string, number]>([
    ['24 cans', 24, 'container', '2026-11-29', 240],
    ['12 bottles of glass of 750 ml', 12, 'glass_500', '2026-11-29', 300],
    ['one container', 1, 'container', '2026-11-29', 10],
    ['no container', 0, 'container', '2026-11-29', 0],
    ['containers that carry none', 24, null, '2026-11-29', 0],
    ['on the first day of the rates', 1, 'glass_500', '2023-11-01', 25],
    ['the day before', 1, 'glass_500', '2023-10-31', 0],
    ['as many as a case may have', MAX_DEPOSIT_CONTAINERS, 'glass_500', '2026-11-29', 25_000],
  ])('%s', (_, containers, kind, day, cents) => {
    expect(depositOfCase({ containers, kind }, day)).toBe(cents)
  })

  test('grows by the same with each container, and is never below 0', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MAX_DEPOSIT_CONTAINERS - 1 }),
        fc.constantFrom(...DEPOSIT_KINDS),
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (containers, kind, date) => {
          const day = date.toISOString().slice(0, 10)
          const of = (count: number) => depositOfCase({ containers: count, kind }, day)
          expect(of(containers)).toBeGreaterThanOrEqual(0)
          expect(of(containers + 1) - of(containers)).toBe(of(1))
        },
      ),
    )
  })
})

test('an order carries the deposits of the cases that are delivered', () => {
  const line = { depositCents: 240, quantity: 5, editedQuantity: null, isCancelled: false }
  expect(
    depositTotal([
      line,
      { ...line, editedQuantity: 2 },
      { ...line, isCancelled: true },
      { ...line, depositCents: 0 },
    ]),
  ).toBe(7 * 240)
  expect(depositTotal([])).toBe(0)
})
