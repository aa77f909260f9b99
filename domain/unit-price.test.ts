import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_PRICE_CENTS } from './money.ts'
import { MAX_QUANTITY_HUNDREDTHS } from './quantity-per-case.ts'
import {
  formatTenThousandths,
  measuresShown,
  pricePer,
  pricePerKg,
  pricePerUnit,
} from './unit-price.ts'

const price = fc.integer({ min: 1, max: MAX_PRICE_CENTS })
const quantity = fc.integer({ min: 1, max: MAX_QUANTITY_HUNDREDTHS })

/** numerator / denominator is at most half a step away from the rounded value, and a tie went up. */
function expectHalfUp(rounded: number, numerator: bigint, denominator: bigint): void {
  const twiceTheError = 2n * (BigInt(rounded) * denominator - numerator)
  expect(Number.isSafeInteger(rounded)).toBe(true)
  expect(twiceTheError <= denominator).toBe(true)
  expect(twiceTheError > -denominator).toBe(true)
}

describe('the price of a unit', () => {
  test.each([
    [4400, 2000, '2.2000'],
    [1000, 300, '3.3333'],
    [2000, 300, '6.6667'],
    [1, 20_000, '0.0001'],
    [1, 20_001, '0.0000'],
    [MAX_PRICE_CENTS, 1, '9999999.0000'],
  ])('%i cents for %i hundredths are %s $', (priceCents, quantityHundredths, expected) => {
    expect(formatTenThousandths(pricePerUnit(priceCents, quantityHundredths))).toBe(expected)
  })

  test('is the exact quotient, rounded half up', () => {
    fc.assert(
      fc.property(price, quantity, (priceCents, quantityHundredths) => {
        const rounded = pricePerUnit(priceCents, quantityHundredths)
        expectHalfUp(rounded, BigInt(priceCents) * 10_000n, BigInt(quantityHundredths))
      }),
    )
  })
})

describe('the price of a kilogram', () => {
  test.each([
    ['20 lb at 44.00', 4400, 2000, 'lb', '4.8502'],
    ['10 kg at 50.00', 5000, 1000, 'kg', '5.0000'],
    ['5000 g at 27.00', 2700, 500_000, 'g', '5.4000'],
    ['12 x 100g at 18.00', 1800, 1200, '100g', '15.0000'],
    ['24 x 2oz at 10.00', 1000, 2400, '2oz', '7.3487'],
    ['16 oz at 4.00, like a pound', 400, 1600, 'oz', '8.8185'],
    ['1 x 1lb at 4.00', 400, 100, '1lb', '8.8185'],
    ['6 x 2kg at 60.00', 6000, 600, '2kg', '5.0000'],
    ['10 KG at 50.00', 5000, 1000, 'KG', '5.0000'],
    ['18.14 kg at 165.96', 16_596, 1814, 'kg', '9.1488'],
  ])('of %s', (_, priceCents, quantityHundredths, unit, expected) => {
    const perKg = pricePerKg({ priceCents, quantityHundredths, unit })
    expect(perKg === undefined ? perKg : formatTenThousandths(perKg)).toBe(expected)
  })

  test.each([
    'unit',
    'dozen',
    '355ml',
    '1L',
    'L',
    'ml',
    '0g',
    '100',
    '',
    'kgs',
    'gg',
    'g100',
    'kg2',
  ])('is not known for what is sold by %j', (unit) => {
    expect(pricePerKg({ priceCents: 1000, quantityHundredths: 1200, unit })).toBeUndefined()
  })

  test('puts 20 lb at 44.00 before 10 kg at 50.00 before 5000 g at 27.00', () => {
    const offers = [
      { priceCents: 2700, quantityHundredths: 500_000, unit: 'g' },
      { priceCents: 5000, quantityHundredths: 1000, unit: 'kg' },
      { priceCents: 4400, quantityHundredths: 2000, unit: 'lb' },
    ]
    const cheapestFirst = offers.toSorted((a, b) => Number(pricePerKg(a)) - Number(pricePerKg(b)))
    expect(cheapestFirst.map((offer) => offer.unit)).toEqual(['lb', 'kg', 'g'])
  })

  test('is the exact quotient, rounded half up, whatever the weight unit', () => {
    const nanograms = { kg: 10n ** 12n, g: 10n ** 9n, lb: 453_592_370_000n }
    const unit = fc.constantFrom('kg', 'g', 'lb')
    fc.assert(
      fc.property(price, quantity, unit, fc.integer({ min: 1, max: 5000 }), (cents, q, name, n) => {
        const rounded = pricePerKg({
          priceCents: cents,
          quantityHundredths: q,
          unit: `${n}${name}`,
        })
        const weight = BigInt(q) * BigInt(n) * nanograms[name]
        expectHalfUp(rounded ?? -1, BigInt(cents) * 10_000n * 10n ** 12n, weight)
      }),
    )
  })

  test('sixteen ounces cost what a pound costs', () => {
    fc.assert(
      fc.property(price, quantity, (priceCents, quantityHundredths) => {
        expect(pricePerKg({ priceCents, quantityHundredths, unit: '16oz' })).toBe(
          pricePerKg({ priceCents, quantityHundredths, unit: 'lb' }),
        )
      }),
    )
  })
})

describe('the price of a litre, a pound or a piece', () => {
  test.each([
    ['l', '12 x 1L at 24.00', 2400, 1200, '1L', '2.0000'],
    ['l', '24 x 355ml at 18.00', 1800, 2400, '355ml', '2.1127'],
    ['lb', '20 lb at 44.00', 4400, 2000, 'lb', '2.2000'],
    ['lb', '6 x 100oz at 60.00', 6000, 600, '100oz', '1.6000'],
    ['lb', '10 kg at 50.00', 5000, 1000, 'kg', '2.2680'],
    ['piece', '24 units at 12.00', 1200, 2400, 'unit', '0.5000'],
    ['piece', '15 dozen at 60.00', 6000, 1500, 'dozen', '0.3333'],
  ] as const)('%s of %s', (measure, _, priceCents, quantityHundredths, unit, expected) => {
    const amount = pricePer(measure, { priceCents, quantityHundredths, unit })
    expect(amount === undefined ? amount : formatTenThousandths(amount)).toBe(expected)
  })

  test.each([
    ['l', 'kg'],
    ['kg', '1L'],
    ['piece', '100g'],
    ['piece', 'bag'],
    ['lb', 'unit'],
  ] as const)('is not known per %s for what is sold by %s', (measure, unit) => {
    expect(pricePer(measure, { priceCents: 1000, quantityHundredths: 1200, unit })).toBeUndefined()
  })
})

test.each([
  ['kg', ['kg']],
  ['g', ['kg']],
  ['100g', ['kg']],
  ['lb', ['kg', 'lb']],
  ['5LB', ['kg', 'lb']],
  ['100oz', ['kg', 'lb']],
  ['1L', ['l']],
  ['355ml', ['l']],
  ['unit', ['piece']],
  ['dozen', ['piece']],
  ['bag', []],
])('a case sold by %s shows its price per %j', (unit, measures) => {
  expect(measuresShown(unit)).toEqual(measures)
})
