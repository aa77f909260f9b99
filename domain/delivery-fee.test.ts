import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from './cart.ts'
import { deliveryFee, splitFee } from './delivery-fee.ts'
import { MAX_PRICE_CENTS } from './money.ts'

const fees = fc.integer({ min: 0, max: MAX_PRICE_CENTS })
const lineAmounts = fc.integer({ min: 0, max: MAX_PRICE_CENTS * MAX_LINE_QUANTITY })

describe('the fee of a delivery', () => {
  test.each([
    ['is what the zone asks', 1500, null, 100_000_000, 1500],
    ['is waived from the amount that is named', 1500, 50_000, 50_000, 0],
    ['is owed one cent below it', 1500, 50_000, 49_999, 1500],
    ['may be none', 0, null, 100, 0],
    ['may be none, whatever it is waived from', 0, 50_000, 100, 0],
  ])('%s', (_, feeCents, waivedFromCents, goodsCents, owed) => {
    expect(deliveryFee({ feeCents, waivedFromCents }, goodsCents)).toBe(owed)
  })

  test('never grows with the goods', () => {
    fc.assert(
      fc.property(
        fees,
        fc.option(lineAmounts),
        lineAmounts,
        lineAmounts,
        (fee, from, one, more) => {
          const zone = { feeCents: fee, waivedFromCents: from }
          expect(deliveryFee(zone, one + more)).toBeLessThanOrEqual(deliveryFee(zone, one))
        },
      ),
    )
  })
})

describe('a fee that is split over lines', () => {
  test.each<[string, number, number[], number[]]>([
    ['goes whole to one', 1500, [4400], [1500]],
    ['goes by their amounts', 1500, [10_000, 20_000], [500, 1000]],
    ['gives what is left over to the largest remainder', 100, [1, 2], [33, 67]],
    ['of equal remainders to the earlier line', 100, [1, 1, 1], [34, 33, 33]],
    ['gives a line that costs nothing nothing', 100, [0, 5, 0], [0, 100, 0]],
    ['is shared evenly by lines that all cost nothing', 101, [0, 0], [51, 50]],
    ['may be none', 0, [5, 7], [0, 0]],
    ['that is none may have no lines', 0, [], []],
  ])('%s', (_, fee, amounts, parts) => {
    expect(splitFee(fee, amounts)).toEqual(parts)
  })

  test('cannot go to no line', () => {
    expect(() => splitFee(1, [])).toThrow(RangeError)
  })

  test('sums exactly, never below 0 and within a cent of its exact share', () => {
    fc.assert(
      fc.property(
        fees,
        fc.array(lineAmounts, { minLength: 1, maxLength: MAX_CART_LINES }),
        (fee, amounts) => {
          const parts = splitFee(fee, amounts)
          const whole = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n)
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(fee)
          expect(parts.every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true)
          if (whole === 0n) return
          for (const [index, part] of parts.entries()) {
            const off = BigInt(part) * whole - BigInt(fee) * BigInt(amounts[index] ?? 0)
            expect(off < whole && off > -whole).toBe(true)
          }
        },
      ),
    )
  })
})
