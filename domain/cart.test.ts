import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addToLine, cartTotal, MAX_CART_LINES, MAX_LINE_QUANTITY } from './cart.ts'
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
