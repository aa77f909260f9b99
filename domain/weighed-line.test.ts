import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_PRICE_CENTS } from './money.ts'
import { isEstimate, lineAmount, withWeightOf } from './supplier-order.ts'
import { pricePerUnit } from './unit-price.ts'
import {
  labelThousandths,
  mayBeWeighed,
  mostThousandths,
  netOf,
  nominalThousandths,
  weighedAmount,
} from './weighed-line.ts'

test.each([
  ['12.3456 $ × 4.525 kg', 123_456, 4_525, 5586],
  ['a half cent goes up', 10_000, 5, 1],
  ['less than half a cent down', 9_999, 5, 0],
  ['22.00 $ × 10 kg', 220_000, 10_000, 22_000],
  ['nothing', 220_000, 0, 0],
])('%s', (_, price, net, cents) => {
  expect(weighedAmount(price, net)).toBe(cents)
})

test.each([
  ['2.5 kg × 4 cases', 250, 4, 11_000],
  ['a tenth that is no whole thousandth is rounded down', 1, 1, 11],
])('%s: at most', (_, hundredths, cases, most) => {
  expect(mostThousandths(hundredths, cases)).toBe(most)
})

const LINE = {
  quantity: 4,
  editedQuantity: null as number | null,
  isCancelled: false,
  priceCents: 5_500,
  pricePerUnit: 220_000,
  isWeighed: true,
  netThousandths: null as number | null,
}

describe('a line of four cases of 2.5 kg at 22 $', () => {
  test.each([
    ['is an estimate until it is weighed', LINE, 22_000, true],
    ['costs what it weighs', { ...LINE, netThousandths: 10_250 }, 22_550, false],
    ['costs nothing once it is removed', { ...LINE, isCancelled: true }, 0, false],
    ['and so if it was weighed', { ...LINE, isCancelled: true, netThousandths: 9_000 }, 0, false],
    ['is none by the case', { ...LINE, isWeighed: false }, 22_000, false],
  ])('%s', (_, line: typeof LINE, cents, estimate) => {
    expect([lineAmount(line), isEstimate(line)]).toEqual([cents, estimate])
  })

  test('is to be weighed again once it has other cases, and not where only its price is other', () => {
    const weighed = { ...LINE, netThousandths: 10_250 }
    expect(withWeightOf(weighed, { ...weighed, editedQuantity: 3 }).netThousandths).toBeNull()
    expect(withWeightOf(weighed, { ...weighed, isCancelled: true }).netThousandths).toBeNull()
    expect(withWeightOf(weighed, { ...weighed, priceCents: 5_000 }).netThousandths).toBe(10_250)
  })
})

test.each([
  [{ unit: 'kg', soldByWeight: 'weighed' }, true],
  [{ unit: 'LB', soldByWeight: 'weighed' }, true],
  [{ unit: 'unit', soldByWeight: 'weighed' }, false],
  [{ unit: '100g', soldByWeight: 'weighed' }, false],
  [{ unit: 'unit', soldByWeight: null }, true],
  [{ unit: 'unit' }, true],
])('%j may be: %s', (product, may) => {
  expect(mayBeWeighed(product)).toBe(may)
})

test.each([
  ['1.234 kg', { unit: 'kg', digits: 1234, decimals: 3 }, 'kg', 1234],
  ['22.05 lb', { unit: 'lb', digits: 2205, decimals: 2 }, 'lb', 22_050],
  ['22.05 lb in kilograms', { unit: 'lb', digits: 2205, decimals: 2 }, 'kg', 10_002],
  ['10.002 kg in pounds', { unit: 'kg', digits: 10_002, decimals: 3 }, 'lb', 22_051],
  ['1 lb in kilograms', { unit: 'lb', digits: 1, decimals: 0 }, 'KG', 454],
  ['five decimals, half up', { unit: 'kg', digits: 12_345, decimals: 5 }, 'kg', 123],
  ['into pieces', { unit: 'kg', digits: 1234, decimals: 3 }, 'unit', undefined],
] as const)('a label of %s', (_, weight, unit, thousandths) => {
  expect(labelThousandths(weight, unit)).toBe(thousandths)
})

const prices = fc.integer({ min: 1, max: MAX_PRICE_CENTS })
const sizes = fc.integer({ min: 1, max: 9_999_999 })
const cases = fc.integer({ min: 1, max: 9_999 })

test('what weighs as much as it is said to costs its case price but for what the unit price is rounded by', () => {
  fc.assert(
    fc.property(prices, sizes, cases, (price, size, count) => {
      const net = nominalThousandths(size, count)
      const amount = weighedAmount(pricePerUnit(price, size), net)
      // Half of a ten-thousandth of a dollar a unit, and half a cent.
      const rounding = net / 200_000 + 0.5
      expect(Math.abs(amount - price * count)).toBeLessThanOrEqual(Math.ceil(rounding))
    }),
  )
})

test('amounts are whole cents that exact arithmetic gives, and more weighs no less', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.integer({ min: 0, max: 90_000_000 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      (price, net, more) => {
        const cents = weighedAmount(price, net)
        const rest = BigInt(price) * BigInt(net) - BigInt(cents) * 100_000n
        expect(rest >= -50_000n && rest < 50_000n).toBe(true)
        expect(weighedAmount(price, net + more)).toBeGreaterThanOrEqual(cents)
      },
    ),
  )
})

test('packages add up, in any order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 99_999_999 }), { maxLength: 99 }),
      (packages) => {
        expect(netOf(packages)).toBe(netOf(packages.toReversed()))
        expect(Number.isSafeInteger(netOf(packages))).toBe(true)
      },
    ),
  )
})

test('from pounds to kilograms and back a weight stays within a thousandth of a pound or so', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), (digits) => {
      const kg = labelThousandths({ unit: 'lb', digits, decimals: 3 }, 'kg') ?? 0
      const lb = labelThousandths({ unit: 'kg', digits: kg, decimals: 3 }, 'lb') ?? 0
      expect(Math.abs(lb - digits)).toBeLessThanOrEqual(2)
    }),
  )
})
