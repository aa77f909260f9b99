import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountOfUnit, BASE_AMOUNTS, comparePricePerAmount, contentOf } from './measure.ts'
import { MAX_PRICE_CENTS } from './money.ts'
import { MAX_QUANTITY_HUNDREDTHS } from './quantity-per-case.ts'

const price = fc.integer({ min: 1, max: MAX_PRICE_CENTS })
const quantity = fc.integer({ min: 1, max: MAX_QUANTITY_HUNDREDTHS })
const count = fc.integer({ min: 1, max: 100_000 })

describe('one unit of sale', () => {
  test.each([
    ['g', 'weight', 1n],
    ['kg', 'weight', 1000n],
    ['100g', 'weight', 100n],
    ['2KG', 'weight', 2000n],
    ['ml', 'volume', 1n],
    ['355ml', 'volume', 355n],
    ['75cl', 'volume', 750n],
    ['1L', 'volume', 1000n],
    ['unit', 'count', 1n],
    ['piece', 'count', 1n],
    ['dozen', 'count', 12n],
    ['douzaine', 'count', 12n],
    ['2dozen', 'count', 24n],
  ])('%s is of the family %s: %d g, ml or pieces', (unit, family, amount) => {
    expect(amountOfUnit(unit)).toEqual({ family, amount: amount * BASE_AMOUNTS })
  })

  test('a pound is 453.59237 g, and an ounce a sixteenth of it, exactly', () => {
    const pound = amountOfUnit('lb')?.amount ?? 0n
    expect(pound * 100_000n).toBe(45_359_237n * BASE_AMOUNTS)
    expect(16n * (amountOfUnit('oz')?.amount ?? 0n)).toBe(pound)
  })

  test.each([
    'bag',
    'floz',
    '12floz',
    'gal',
    'pint',
    '0g',
    '00ml',
    '100',
    '',
    'kgs',
    'g100',
    '1.5L',
    'constructor',
  ])('%j is no known measure', (unit) => {
    expect(amountOfUnit(unit)).toBeUndefined()
    expect(contentOf({ quantityHundredths: 1200, unit })).toBeUndefined()
  })
})

describe('what a case holds', () => {
  test.each([
    [2000, 'kg', 20_000n],
    [1250, 'kg', 12_500n],
    [1200, '100g', 1200n],
    [2400, '355ml', 8520n],
    [400, '4L', 16_000n],
    [1500, 'dozen', 180n],
    [50, 'dozen', 6n],
  ])('%d hundredths of %s are %d g, ml or pieces', (quantityHundredths, unit, amount) => {
    expect(contentOf({ quantityHundredths, unit })?.amount).toBe(amount * BASE_AMOUNTS)
  })

  test('a hundredth of any unit is a whole number of base amounts', () => {
    const name = fc.constantFrom('kg', 'g', 'lb', 'oz', 'l', 'dl', 'cl', 'ml', 'unit', 'dozen')
    fc.assert(
      fc.property(name, count, quantity, (name, count, quantityHundredths) => {
        const unit = `${count}${name}`
        const content = contentOf({ quantityHundredths, unit })?.amount ?? 0n
        const one = amountOfUnit(unit)?.amount ?? 0n
        expect(content * 100n).toBe(one * BigInt(quantityHundredths))
      }),
    )
  })
})

describe('prices for the same amount', () => {
  const of = (priceCents: number, quantityHundredths: number, unit: string) => ({
    priceCents,
    quantityHundredths,
    unit,
  })

  test.each([
    ['20 lb at 44.00 before 10 kg at 50.00', of(4400, 2000, 'lb'), of(5000, 1000, 'kg'), -1],
    ['5000 g and 5 kg at one price', of(2700, 500_000, 'g'), of(2700, 500, 'kg'), 0],
    ['12 × 1 L after 24 × 500 ml', of(2401, 1200, '1L'), of(2400, 2400, '500ml'), 1],
    ['15 dozen and 180 pieces at one price', of(6000, 1500, 'dozen'), of(6000, 18_000, 'unit'), 0],
    ['a pound before 453 g', of(400, 100, 'lb'), of(400, 45_300, 'g'), -1],
    ['a pound after 454 g', of(400, 100, 'lb'), of(400, 45_400, 'g'), 1],
    // A hundred-thousandth of a cent a kilogram apart: the same to four decimals of a dollar.
    ['less by what rounding hides', of(100, 9_999_999, 'kg'), of(100, 9_999_998, 'kg'), -1],
  ])('%s', (_, one, other, expected) => {
    expect(comparePricePerAmount(one, other)).toBe(expected)
    expect(comparePricePerAmount(other, one)).toBe(0 - expected)
  })

  test.each([
    ['kg', '1L'],
    ['1L', 'unit'],
    ['unit', 'kg'],
    ['kg', 'bag'],
    ['bag', 'kg'],
    ['bag', 'bag'],
    ['8oz', '250ml'],
  ])('do not compare %s with %s', (unit, other) => {
    expect(comparePricePerAmount(of(100, 100, unit), of(100, 100, other))).toBeUndefined()
  })

  test('a case cut into n costs the same for the same amount, and a cent more is dearer', () => {
    const unit = fc.constantFrom('kg', 'lb', 'oz', '100g', '355ml', 'l', 'unit', 'dozen')
    const small = fc.integer({ min: 1, max: 1000 })
    fc.assert(
      fc.property(price, quantity, unit, small, (cents, hundredths, unit, n) => {
        const one = of(cents, hundredths, unit)
        expect(comparePricePerAmount(one, of(cents * n, hundredths * n, unit))).toBe(0)
        expect(comparePricePerAmount(one, of(cents * n + 1, hundredths * n, unit))).toBe(-1)
      }),
    )
  })
})
