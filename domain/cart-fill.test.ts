import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from './cart.ts'
import { fillCart, type WantedProduct } from './cart-fill.ts'

const now = { priceCents: 5_000, quantityHundredths: 1_000, unit: 'kg' }
type Given = Partial<WantedProduct> & { name?: string }
const wanted = (given: Given = {}) => ({
  cases: 2,
  present: 0,
  unavailable: null as 'product_deleted' | null,
  now,
  paid: null,
  ...given,
})
const quantityOf = (given: Given) =>
  fillCart([wanted(given)], given.present ? 1 : 0).filled[0]?.quantity

describe('the cases of a line', () => {
  test.each([
    ['none yet: those wanted', { cases: 2, present: 0 }, 2],
    ['fewer than wanted: those wanted', { cases: 5, present: 2 }, 5],
    ['more than wanted stay', { cases: 2, present: 5 }, 5],
    [
      'more than a line holds: as many as it does',
      { cases: 10_050, present: 0 },
      MAX_LINE_QUANTITY,
    ],
  ])('%s', (_, given, quantity) => {
    expect(quantityOf(given)).toBe(quantity)
  })
})

describe('what is left out', () => {
  test('cannot be ordered now, whether it is in the cart or not', () => {
    const gone = wanted({ unavailable: 'product_deleted' })
    const present = wanted({ unavailable: 'product_deleted', present: 3 })
    expect(fillCart([gone, present], 1)).toEqual({
      filled: [],
      leftOut: [
        { ...gone, reason: 'product_deleted' },
        { ...present, reason: 'product_deleted' },
      ],
      repriced: [],
    })
  })
  test('would be a line too many; lines that are there may still grow', () => {
    const [last, above, there] = [wanted(), wanted(), wanted({ present: 1 })]
    const { filled, leftOut } = fillCart([last, above, there], MAX_CART_LINES - 1)
    expect(filled).toEqual([
      { ...last, quantity: 2 },
      { ...there, quantity: 2 },
    ])
    expect(leftOut).toEqual([{ ...above, reason: 'cart_full' }])
  })
  test('is not named among what costs more', () => {
    const paid = { ...now, priceCents: 1 }
    const { repriced } = fillCart([wanted({ unavailable: 'product_deleted', paid })], 0)
    expect(repriced).toEqual([])
  })
})

test('what costs more than what was paid is named with both cases', () => {
  const paid = { ...now, quantityHundredths: 1_200 }
  const smaller = wanted({ paid })
  const { repriced } = fillCart([wanted({ paid: now }), wanted(), smaller], 0)
  expect(repriced).toEqual([{ ...smaller, change: 'smaller_case' }])
})

test('whatever is wanted, nothing is dropped, no line shrinks and the cart never overflows', () => {
  const anything = fc.record({
    name: fc.uuid(),
    cases: fc.integer({ min: 1, max: 20_000 }),
    present: fc.integer({ min: 0, max: MAX_LINE_QUANTITY }),
    unavailable: fc.constantFrom(null, null, 'product_deleted'),
    now: fc.constant(now),
    paid: fc.constant(null),
  })
  const cart = fc.record({
    products: fc.array(anything, { maxLength: 60 }),
    others: fc.integer({ min: 0, max: 140 }),
  })
  fc.assert(
    fc.property(cart, ({ products, others }) => {
      const lineCount = others + products.filter(({ present }) => present > 0).length
      const { filled, leftOut } = fillCart(products, lineCount)
      const names = [...filled, ...leftOut].map(({ name }) => name)
      expect(names.toSorted()).toEqual(products.map(({ name }) => name).toSorted())
      expect(filled.every(({ quantity, present }) => quantity >= present)).toBe(true)
      const added = filled.filter(({ present }) => present === 0).length
      expect(lineCount + added).toBeLessThanOrEqual(MAX_CART_LINES)
      if (leftOut.some(({ reason }) => reason === 'cart_full'))
        expect(lineCount + added).toBe(MAX_CART_LINES)
    }),
  )
})
