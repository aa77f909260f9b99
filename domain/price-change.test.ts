import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CaseOffer, priceChange } from './price-change.ts'

const offer = (priceCents: number, quantity: number, unit: string): CaseOffer => ({
  priceCents,
  quantityHundredths: quantity * 100,
  unit,
})

describe('a case now, compared with the one that was paid', () => {
  test.each([
    ['the same', offer(5_000, 10, 'kg'), offer(5_000, 10, 'kg'), null],
    ['cheaper', offer(5_000, 10, 'kg'), offer(4_999, 10, 'kg'), null],
    ['a cent dearer', offer(5_000, 10, 'kg'), offer(5_001, 10, 'kg'), 'dearer'],
    ['smaller at the same price', offer(5_000, 10, 'kg'), offer(5_000, 9, 'kg'), 'smaller_case'],
    ['smaller, and cheaper by less', offer(5_000, 10, 'kg'), offer(4_600, 9, 'kg'), 'smaller_case'],
    [
      'smaller, at the price of a kilogram',
      offer(5_000, 10, 'kg'),
      offer(2_500, 5, 'kg'),
      'other_case',
    ],
    [
      'larger, and cheaper by the kilogram',
      offer(5_000, 10, 'kg'),
      offer(9_000, 20, 'kg'),
      'other_case',
    ],
    [
      'larger, and dearer by the kilogram',
      offer(5_000, 10, 'kg'),
      offer(5_501, 11, 'kg'),
      'dearer',
    ],
    ['a kilogram written in grams', offer(5_000, 10, 'kg'), offer(5_000, 10_000, 'g'), null],
    [
      'twelve bottles of a smaller size',
      offer(2_400, 12, '1L'),
      offer(2_400, 12, '946ml'),
      'smaller_case',
    ],
    ['a litre written in millilitres', offer(2_400, 12, '1L'), offer(2_400, 12, '1000ml'), null],
    ['fewer pieces', offer(3_000, 12, 'unit'), offer(3_000, 10, 'Unit'), 'smaller_case'],
    [
      'sold by weight instead of by the piece',
      offer(3_000, 12, 'unit'),
      offer(1, 12, 'kg'),
      'other_case',
    ],
    [
      'a piece instead of a dozen',
      offer(3_000, 1, 'dozen'),
      offer(3_000, 1, 'unit'),
      'smaller_case',
    ],
    [
      'units that are no known measure',
      offer(3_000, 1, 'bag'),
      offer(3_000, 1, 'box'),
      'other_case',
    ],
    ['a volume instead of a weight', offer(3_000, 1, 'kg'), offer(3_000, 1, 'L'), 'other_case'],
  ])('%s', (_, paid, now, change) => {
    expect(priceChange(paid, now)).toBe(change)
  })

  const anOffer = fc.record({
    priceCents: fc.integer({ min: 1, max: 9_999_999 }),
    quantityHundredths: fc.integer({ min: 1, max: 9_999_999 }),
    unit: fc.constantFrom('kg', 'g', 'lb', 'oz', '100g'),
  })
  test('of two cases, at most one is a rise over the other', () => {
    fc.assert(
      fc.property(anOffer, anOffer, (one, other) => {
        const rises = [priceChange(one, other), priceChange(other, one)].filter(
          (change) => change === 'dearer' || change === 'smaller_case',
        )
        expect(rises.length).toBeLessThanOrEqual(1)
      }),
    )
  })
})
