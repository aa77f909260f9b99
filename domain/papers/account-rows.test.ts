import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumCents } from '../money.ts'
import { CATEGORY_NAMES } from '../product.ts'
import { accountRows } from './account-rows.ts'
import type { PaperLine } from './paper.ts'
import { shareOut } from './share-out.ts'

test.each([
  [10, [1, 1], [5, 5]],
  [100, [1, 1, 1], [34, 33, 33]],
  [1, [1, 1], [1, 0]],
  [3, [1, 1, 1, 1, 1], [3, 0, 0, 0, 0]],
  [3, [1, 9, 1], [0, 3, 0]],
  [100, [200, 100], [67, 33]],
  [5, [0, 0], [5, 0]],
  [0, [], []],
  [7, [3], [7]],
])('%i cents over %o are %o: what is left over goes to the largest', (sum, weights, shares) => {
  expect(shareOut(sum, weights)).toEqual(shares)
})

test('shares add up, none is less than nothing, and each is within its cents', () => {
  const weights = fc.array(fc.nat(10_000_000), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(weights, fc.nat(1_000_000), (all, rate) => {
      const sum = Math.floor((sumCents(all) * rate) / 1_000_000)
      const shares = shareOut(sum, all)
      expect(sumCents(shares)).toBe(sum)
      const largest = all.indexOf(Math.max(...all))
      shares.forEach((share, index) => {
        const exact = sumCents(all) === 0 ? 0 : (sum * (all[index] ?? 0)) / sumCents(all)
        expect(share).toBeGreaterThanOrEqual(0)
        if (index !== largest) expect(exact - share).toBeLessThan(1 + 1e-6)
        else expect(share - exact).toBeLessThan(all.length)
      })
    }),
  )
})

const line = (given: Partial<PaperLine>): PaperLine => ({
  order: 0,
  publicId: 'line',
  productPublicId: 'product',
  itemCode: '',
  nameFr: '',
  nameEn: '',
  category: 'beef',
  unit: 'kg',
  quantityHundredths: 100,
  asked: 1,
  sent: 1,
  receivedHundredths: null,
  priceCents: 0,
  weight: null,
  creditedCents: 0,
  amountCents: 0,
  feeCents: 0,
  depositCents: 0,
  taxClass: null,
  gst: false,
  qst: false,
  ...given,
})

test('goods stand with their delivery by category and taxes, deposits by themselves', () => {
  const taxed = { gst: true, qst: true }
  const lines = [
    line({ amountCents: 1_000, feeCents: 10 }),
    line({ amountCents: 500 }),
    line({ category: 'beverage', amountCents: 333, depositCents: 240, ...taxed }),
    line({ category: 'beverage', amountCents: 100, gst: true }),
    line({ category: 'bakery', amountCents: 333, ...taxed }),
    line({ category: 'fetl', amountCents: 0 }),
  ]
  // GST of 766 is 38, QST of 666 is 66: 33 each.
  expect(accountRows({ lines, gstCents: 38, qstCents: 66 })).toEqual([
    { category: 'beef', taxCode: 'none', amountCents: 1_510, gstCents: 0, qstCents: 0 },
    { category: 'bakery', taxCode: 'both', amountCents: 333, gstCents: 18, qstCents: 33 },
    { category: 'beverage', taxCode: 'gst', amountCents: 100, gstCents: 4, qstCents: 0 },
    { category: 'beverage', taxCode: 'both', amountCents: 333, gstCents: 16, qstCents: 33 },
    { category: 'deposit', taxCode: 'none', amountCents: 240, gstCents: 0, qstCents: 0 },
  ])
})

test('whatever is on a paper, its rows add up to its total', () => {
  const anyLine = fc
    .record({
      category: fc.constantFrom(...CATEGORY_NAMES),
      amountCents: fc.nat(1_000_000),
      feeCents: fc.nat(500),
      depositCents: fc.nat(1_000),
      gst: fc.boolean(),
      qst: fc.boolean(),
    })
    .map(line)
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 40 }), (lines) => {
      const base = (tax: 'gst' | 'qst') =>
        sumCents(lines.map((one) => (one[tax] ? one.amountCents + one.feeCents : 0)))
      const gstCents = Math.floor((base('gst') * 500 + 5_000) / 10_000)
      const qstCents = Math.floor((base('qst') * 9_975 + 50_000) / 100_000)
      const rows = accountRows({ lines, gstCents, qstCents })
      const sum = (of: 'amountCents' | 'gstCents' | 'qstCents') =>
        sumCents(rows.map((row) => row[of]))
      expect([sum('gstCents'), sum('qstCents')]).toEqual([gstCents, qstCents])
      expect(sum('amountCents')).toBe(
        sumCents(lines.map((one) => one.amountCents + one.feeCents + one.depositCents)),
      )
    }),
  )
})
