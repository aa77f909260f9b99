import fc from 'fast-check'
import { expect, test } from 'vitest'
import { invoiceTax, type TaxableLine, type TaxBases, taxOfCredit } from './invoice-tax.ts'
import { taxRatesOn } from './tax-rates.ts'

const RATES = taxRatesOn('2026-11-28', [])
const line = (amountCents: number, marks = 'FP', feeCents = 0): TaxableLine => ({
  amountCents,
  feeCents,
  gst: marks.includes('F'),
  qst: marks.includes('P'),
})

test.each([
  ['nothing', [], 0, 0],
  ['a hundred dollars', [line(10_000)], 500, 998],
  ['9.975 cents, rounded up', [line(100)], 5, 10],
  ['half a cent of GST, up', [line(10)], 1, 1],
  ['less than half a cent', [line(9)], 0, 1],
  ['half a cent of QST, up', [line(2_000)], 100, 200],
  ['a sum that is rounded once, not by line', [line(9), line(9), line(9)], 1, 3],
  ['lines of either tax', [line(10_000, 'F'), line(20_000, 'P'), line(40_000, '')], 500, 1_995],
  ['shares of a delivery fee', [line(10_000, 'FP', 500), line(10_000, '', 500)], 525, 1_047],
  [
    'more than a double holds between',
    [line(90_000_000_000_000)],
    4_500_000_000_000,
    8_977_500_000_000,
  ],
])('%s', (_, lines, gstCents, qstCents) => {
  expect(invoiceTax(lines, RATES)).toMatchObject({ gstCents, qstCents })
})

test('a rate by the formula of each tax', () => {
  fc.assert(
    fc.property(fc.nat(999_999_999), (base) => {
      const { gstCents, qstCents } = invoiceTax([line(base)], RATES)
      expect(gstCents).toBe(Math.floor((base * 500 + 5_000) / 10_000))
      expect(qstCents).toBe(Math.floor((base * 9_975 + 50_000) / 100_000))
    }),
  )
})

const cents = fc.nat(5_000_000)

test('credits in whatever parts and order never give back more than was charged, and all of it exactly', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cents, cents), { minLength: 1, maxLength: 20 }), (parts) => {
      const all = parts.reduce<TaxBases>(
        (sum, [gstBase, qstBase]) => ({
          gstBase: sum.gstBase + gstBase,
          qstBase: sum.qstBase + qstBase,
        }),
        { gstBase: 0, qstBase: 0 },
      )
      const charged = invoiceTax([line(all.gstBase, 'F'), line(all.qstBase, 'P')], RATES)
      const back = { gstCents: 0, qstCents: 0 }
      let left = all
      for (const [gstBase, qstBase] of parts) {
        const credit = taxOfCredit(left, { gstBase, qstBase }, RATES)
        left = { gstBase: left.gstBase - gstBase, qstBase: left.qstBase - qstBase }
        back.gstCents += credit.gstCents
        back.qstCents += credit.qstCents
        expect(credit.gstCents).toBeGreaterThanOrEqual(0)
        expect(credit.qstCents).toBeGreaterThanOrEqual(0)
        expect(back.gstCents).toBeLessThanOrEqual(charged.gstCents)
        expect(back.qstCents).toBeLessThanOrEqual(charged.qstCents)
      }
      expect(back).toEqual({ gstCents: charged.gstCents, qstCents: charged.qstCents })
    }),
  )
})

test('a credit of more than is left is none', () => {
  expect(() =>
    taxOfCredit({ gstBase: 100, qstBase: 100 }, { gstBase: 101, qstBase: 0 }, RATES),
  ).toThrow(RangeError)
})
