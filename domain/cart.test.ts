import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addToLine, cartTotal, MAX_CART_LINES, MAX_LINE_QUANTITY, setLines } from './cart.ts'
import { MAX_PRICE_CENTS } from './money.ts'

const quantity = fc.integer({ min: 1, max: MAX_LINE_QUANTITY })
const line = fc.record({ priceCents: fc.integer({ min: 1, max: MAX_PRICE_CENTS }), quantity })

test.each([
  [0, 1, { quantity: 1 }],
  [3, 4, { quantity: 7 }],
  [9_998, 1, { quantity: 9_999 }],
  [9_999, 1, { refused: 'quantity_too_large' }],
  [1, 9_999, { refused: 'quantity_too_large' }],
])('a line of %i cases and %i more', (current, added, expected) => {
  expect(addToLine(current, added)).toEqual(expected)
})

test('adding one case at a time ends where adding them at once ends', () => {
  fc.assert(
    fc.property(fc.array(quantity, { maxLength: 6 }), (steps) => {
      let current = 0
      for (const step of steps) {
        const answer = addToLine(current, step)
        if ('quantity' in answer) {
          expect(answer.quantity).toBe(current + step)
          current = answer.quantity
        } else expect(current + step).toBeGreaterThan(MAX_LINE_QUANTITY)
      }
      expect(current).toBeLessThanOrEqual(MAX_LINE_QUANTITY)
    }),
  )
})

test('an empty cart costs nothing, and half a dozen cents add up exactly', () => {
  expect(cartTotal([])).toBe(0)
  expect(
    cartTotal([
      { priceCents: 10, quantity: 3 },
      { priceCents: 20, quantity: 1 },
    ]),
  ).toBe(50)
})

test('a cart costs the exact sum of price times cases, in whatever order the lines stand', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: MAX_CART_LINES }), (lines) => {
      const exact = lines.reduce((sum, l) => sum + BigInt(l.priceCents) * BigInt(l.quantity), 0n)
      expect(BigInt(cartTotal(lines))).toBe(exact)
      expect(cartTotal(lines.toReversed())).toBe(cartTotal(lines))
    }),
  )
})

test('one more case raises a cart by exactly the price of a case', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), line, (others, raised) => {
      const more = { ...raised, quantity: raised.quantity + 1 }
      expect(cartTotal([...others, more]) - cartTotal([...others, raised])).toBe(raised.priceCents)
    }),
  )
})

test('lines that are set together: what leaves comes first, of a product named twice the last quantity holds', () => {
  const wanted = [
    { productId: 'new', quantity: 4 },
    { productId: 'stored', quantity: 9 },
    { productId: 'gone', quantity: 0 },
    { productId: 'nowhere', quantity: 1 },
    { productId: 'stored', quantity: 5 },
  ]
  expect(
    setLines(new Map(Object.entries({ stored: 2, gone: 3 })), wanted, new Set(['new'])),
  ).toEqual([
    { productId: 'gone', quantity: 0, before: 3, refused: null },
    { productId: 'new', quantity: 4, before: 0, refused: null },
    { productId: 'stored', quantity: 5, before: 2, refused: null },
    { productId: 'nowhere', quantity: 1, before: 0, refused: 'not_found' },
  ])
})

test('a cart never has more lines than it may, and refuses none while there is room', () => {
  const product = fc.integer({ min: 0, max: 2 * MAX_CART_LINES }).map(String)
  const stored = fc
    .uniqueArray(product, { maxLength: MAX_CART_LINES })
    .map((ids) => new Map(ids.map((id) => [id, 1])))
  const wanted = fc.array(
    fc.record({ productId: product, quantity: fc.integer({ min: 0, max: 3 }) }),
    { maxLength: 2 * MAX_CART_LINES },
  )
  fc.assert(
    fc.property(stored, wanted, fc.uniqueArray(product), (before, lines, orderable) => {
      const set = setLines(before, lines, new Set(orderable))
      const after = new Set(before.keys())
      for (const { productId, quantity, refused } of set) {
        if (quantity === 0) after.delete(productId)
        else if (refused === null) after.add(productId)
      }
      expect(after.size).toBeLessThanOrEqual(MAX_CART_LINES)
      const isFull = set.some(({ refused }) => refused === 'cart_full')
      if (isFull) expect(after.size).toBe(MAX_CART_LINES)
    }),
  )
})
