import fc from 'fast-check'
import { expect, test } from 'vitest'
import { belowListCents, casesForPrice, pricedFor } from './line-price.ts'
import type { OfferedStep } from './offer.ts'
import { pricePerUnit } from './unit-price.ts'

const STEPS: OfferedStep[] = [
  { fromCases: 1, priceCents: 5_000, source: 'list' },
  { fromCases: 3, priceCents: 4_500, source: 'volume' },
  { fromCases: 5, priceCents: 4_200, source: 'special' },
]
const ordered = (quantity: number, step: OfferedStep, editedQuantity: number | null = null) => ({
  ...{ quantity, editedQuantity, isCancelled: false },
  priceCents: step.priceCents,
  priceSource: step.source,
  listPriceCents: step.source === 'list' ? null : 5_000,
  pricePerUnit: pricePerUnit(step.priceCents, 1_000),
  quantityHundredths: 1_000,
  priceSteps: STEPS,
})
const [first, second, third] = STEPS as [OfferedStep, OfferedStep, OfferedStep]

test.each([
  ['a line that is reduced loses its step', ordered(5, third), 4, [4_500, 'volume', 5_000, 45_000]],
  ['down to what everyone is asked', ordered(5, third), 2, [5_000, 'list', null, 50_000]],
  ['a line that is raised reaches one', ordered(1, first), 5, [4_200, 'special', 5_000, 42_000]],
  ['and stays where it reaches none', ordered(3, second), 4, [4_500, 'volume', 5_000, 45_000]],
  [
    'what its supplier could not deliver counts',
    ordered(5, third, 3),
    2,
    [4_500, 'volume', 5_000, 45_000],
  ],
])('%s', (_, line, cases, [priceCents, priceSource, listPriceCents, perUnit]) => {
  expect(pricedFor(line, cases as number)).toEqual({
    ...line,
    ...{ priceCents, priceSource, listPriceCents, pricePerUnit: perUnit },
  })
})

test('a line that has no steps keeps its price', () => {
  const line = { ...ordered(5, third), priceSteps: null }
  expect(pricedFor(line, 1)).toBe(line)
})

test('a shortage counts as asked for, and never as more than was asked for or is wanted now', () => {
  const cases = fc.integer({ min: 1, max: 20 })
  fc.assert(
    fc.property(cases, fc.option(cases), cases, (quantity, edited, wanted) => {
      const editedQuantity = edited === null ? null : Math.min(edited, quantity)
      const counted = casesForPrice({ quantity, editedQuantity, isCancelled: false }, wanted)
      expect(counted).toBeGreaterThanOrEqual(wanted)
      expect(counted).toBeLessThanOrEqual(Math.max(quantity, wanted))
      if (editedQuantity === null) expect(counted).toBe(wanted)
      if (editedQuantity === wanted) expect(counted).toBe(quantity)
    }),
  )
})

test('what lines cost less than everyone was asked counts the cases that come', () => {
  const removed = { ...ordered(5, third), isCancelled: true }
  const lines = [ordered(5, third), ordered(5, second, 2), ordered(9, first), removed]
  expect(belowListCents(lines)).toBe(5 * 800 + 2 * 500)
})
