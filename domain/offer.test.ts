import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  offeredPrice,
  type PriceFrom,
  type PriceSource,
  type PriceTerms,
  priceAt,
  stepsBelow,
} from './offer.ts'

const LIST = { listCents: 5_000, adjustBp: null, agreed: [], specials: [] }
const from = (fromCases: number, priceCents: number) => ({ fromCases, priceCents })

describe('one case costs', () => {
  test.for<[string, Partial<PriceTerms>, number, number, string]>([
    ['the list price of whoever has no price list', {}, 1, 5_000, 'list'],
    ['the list price less what the price list takes off', { adjustBp: -850 }, 1, 4_575, 'agreed'],
    ['half a cent more than less', { listCents: 333, adjustBp: -5_000 }, 1, 167, 'agreed'],
    ['a cent at least', { listCents: 1, adjustBp: -5_000 }, 1, 1, 'list'],
    [
      'the line of the product before what is taken off',
      { adjustBp: -5_000, agreed: [from(1, 4_800)] },
      1,
      4_800,
      'agreed',
    ],
    [
      'the list price where the line is above it',
      { adjustBp: -5_000, agreed: [from(1, 5_200)] },
      1,
      5_000,
      'list',
    ],
    [
      'the line below a step that is not reached',
      { adjustBp: 0, agreed: [from(1, 4_800), from(5, 4_200)] },
      4,
      4_800,
      'agreed',
    ],
    [
      'a step that is reached',
      { adjustBp: 0, agreed: [from(1, 4_800), from(5, 4_200)] },
      5,
      4_200,
      'volume',
    ],
    [
      'the least of the steps that are reached',
      { adjustBp: 0, agreed: [from(5, 4_200), from(9, 4_300)] },
      9,
      4_200,
      'volume',
    ],
    [
      'the special where it is least',
      { adjustBp: -100, specials: [from(1, 4_900)] },
      1,
      4_900,
      'special',
    ],
    ['the special from so many on', { specials: [from(3, 4_000)] }, 2, 5_000, 'list'],
    ['the special that so many reach', { specials: [from(3, 4_000)] }, 3, 4_000, 'special'],
    [
      'what is agreed where a special is the same',
      { adjustBp: 0, agreed: [from(1, 4_000)], specials: [from(1, 4_000)] },
      1,
      4_000,
      'agreed',
    ],
  ])('%s', ([, terms, cases, priceCents, source]) => {
    expect(offeredPrice({ ...LIST, ...terms }, cases)).toEqual({ priceCents, source })
  })
})

const prices = fc.uniqueArray(
  fc.record({
    fromCases: fc.integer({ min: 1, max: 9 }),
    priceCents: fc.integer({ min: 1, max: 9_000 }),
  }),
  { selector: ({ fromCases }) => fromCases, maxLength: 5 },
)
const anyTerms: fc.Arbitrary<PriceTerms> = fc
  .record({
    listCents: fc.integer({ min: 1, max: 9_000 }),
    adjustBp: fc.option(fc.integer({ min: -5_000, max: 0 })),
    agreed: prices,
    specials: prices,
  })
  .map((terms) => (terms.adjustBp === null ? { ...terms, agreed: [] } : terms))

test('nobody pays more than everyone is asked, and more cases never cost more each', () => {
  fc.assert(
    fc.property(anyTerms, fc.integer({ min: 1, max: 12 }), (terms, cases) => {
      const { priceCents } = offeredPrice(terms, cases)
      expect(priceCents).toBeLessThanOrEqual(terms.listCents)
      expect(priceCents).toBeGreaterThan(0)
      expect(offeredPrice(terms, cases + 1).priceCents).toBeLessThanOrEqual(priceCents)
    }),
  )
})

test('the price of one case and its steps say what any number of cases costs', () => {
  fc.assert(
    fc.property(anyTerms, fc.integer({ min: 1, max: 12 }), (terms, cases) => {
      const of = (source: PriceSource) => (prices: readonly PriceFrom[]) =>
        prices.filter(({ fromCases }) => fromCases > 1).map((price) => ({ ...price, source }))
      const steps = [...of('volume')(terms.agreed), ...of('special')(terms.specials)]
      const { priceCents, source } = offeredPrice(terms, 1)
      const offered = {
        priceCents,
        terms: { source, listCents: terms.listCents, steps, until: null },
      }
      expect(priceAt(offered, cases)).toEqual(offeredPrice(terms, cases))
      const falling = stepsBelow(offered)
      const shown = falling.findLast(({ fromCases }) => fromCases <= cases) ?? offered
      expect(shown.priceCents).toBe(offeredPrice(terms, cases).priceCents)
      for (const step of falling)
        expect(step.source).toBe(offeredPrice(terms, step.fromCases).source)
      const all = [offered, ...falling].map(({ priceCents }) => priceCents)
      expect(all).toEqual([...new Set(all)].sort((one, other) => other - one))
    }),
  )
})
