import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cartTotal, MAX_CART_LINES, MAX_LINE_QUANTITY } from './cart.ts'
import { amountMissing, checkoutTotal, groupBySupplier } from './checkout.ts'
import { MAX_PRICE_CENTS } from './money.ts'

const lines = fc.array(
  fc.record({
    name: fc.string(),
    supplierId: fc.integer({ min: 1, max: 8 }),
    priceCents: fc.integer({ min: 1, max: MAX_PRICE_CENTS }),
    quantity: fc.integer({ min: 1, max: MAX_LINE_QUANTITY }),
  }),
  { maxLength: MAX_CART_LINES },
)

describe('the minimum order price', () => {
  test.each([
    ['an order that equals it passes', 15_000, 15_000, 0],
    ['an order above it passes', 15_001, 15_000, 0],
    ['one cent less does not', 14_999, 15_000, 1],
    ['an empty order misses all of it', 0, 15_000, 15_000],
    ['a supplier may ask for none', 0, 0, 0],
  ])('%s', (_, totalCents, minimumCents, missing) => {
    expect(amountMissing(totalCents, minimumCents)).toBe(missing)
  })
})

describe('a cart by supplier', () => {
  test('stands in the order of first appearance, with totals and what is missing', () => {
    const cart = [
      { publicId: 'beef', supplierId: 7, priceCents: 4400, quantity: 2 },
      { publicId: 'milk', supplierId: 3, priceCents: 1250, quantity: 1 },
      { publicId: 'veal', supplierId: 7, priceCents: 9900, quantity: 1 },
    ]
    const minimums = new Map([
      [7, 18_700],
      [3, 5000],
    ])
    expect(groupBySupplier(cart, (supplierId) => minimums.get(supplierId) ?? 0)).toEqual([
      {
        supplierId: 7,
        totalCents: 18_700,
        amountMissingCents: 0,
        lines: [
          { ...cart[0], totalCents: 8800 },
          { ...cart[2], totalCents: 9900 },
        ],
      },
      {
        supplierId: 3,
        totalCents: 1250,
        amountMissingCents: 3750,
        lines: [{ ...cart[1], totalCents: 1250 }],
      },
    ])
  })

  test('loses no line, doubles none, and mixes no two suppliers', () => {
    fc.assert(
      fc.property(lines, (cart) => {
        const groups = groupBySupplier(cart, () => 0)
        const withoutTotals = (supplierId: number) =>
          groups
            .filter((group) => group.supplierId === supplierId)
            .flatMap((group) => group.lines)
            .map(({ totalCents: _, ...line }) => line)
        const suppliers = [...new Set(cart.map((line) => line.supplierId))]
        expect(groups.map((group) => group.supplierId)).toEqual(suppliers)
        for (const id of suppliers)
          expect(withoutTotals(id)).toEqual(cart.filter((line) => line.supplierId === id))
      }),
    )
  })

  test('costs what the cart costs, and misses a minimum exactly where it is below it', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: MAX_PRICE_CENTS }), (cart, minimum) => {
        const groups = groupBySupplier(cart, () => minimum)
        expect(checkoutTotal(groups)).toBe(cartTotal(cart))
        for (const group of groups) {
          expect(group.totalCents).toBe(cartTotal(group.lines))
          expect(group.amountMissingCents > 0).toBe(group.totalCents < minimum)
          expect(group.totalCents + group.amountMissingCents).toBeGreaterThanOrEqual(minimum)
        }
      }),
    )
  })
})
