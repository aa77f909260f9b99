import { priceByPercent } from './catalogue-prices.ts'
import type { Cents } from './money.ts'

/**
 * Where the price of a case comes from. `agreed`: the restaurant's price list; `volume`: a step of it; `special`: what its
 * supplier asks of everyone on some days.
 */
export const PRICE_SOURCES = ['list', 'agreed', 'volume', 'special'] as const
export type PriceSource = (typeof PRICE_SOURCES)[number]

/** A price of one case, for whoever orders so many or more. */
export type PriceFrom = { readonly fromCases: number; readonly priceCents: Cents }

/** What is asked of one restaurant for a case of a product, on one day. */
export type PriceTerms = {
  /** What everyone is asked. */
  readonly listCents: Cents
  /** Of the restaurant's price list, in hundredths of a percent, 0 to −MAX_REDUCTION_BP; null: it has none. */
  readonly adjustBp: number | null
  /** Of that price list, each number of cases once; none without one. */
  readonly agreed: readonly PriceFrom[]
  readonly specials: readonly PriceFrom[]
}

export type OfferedPrice = { readonly priceCents: Cents; readonly source: PriceSource }

/** A half, in hundredths of a percent: the most that a price list takes off every price. */
export const MAX_REDUCTION_BP = 5_000

/**
 * What one case costs a restaurant that orders so many: the least of the list price, its price list (the line of the product,
 * else the adjusted list price), a step and a special that so many cases reach. Of equal ones the first in the order of
 * PRICE_SOURCES. So nobody pays more than everyone is asked, and more cases never cost more each.
 */
export function offeredPrice(terms: PriceTerms, cases: number): OfferedPrice {
  const { listCents, adjustBp, agreed, specials } = terms
  const candidates: OfferedPrice[] = [{ priceCents: listCents, source: 'list' }]
  const own = agreed.find(({ fromCases }) => fromCases === 1)
  if (own) candidates.push({ priceCents: own.priceCents, source: 'agreed' })
  else if (adjustBp !== null)
    candidates.push({ priceCents: priceByPercent(listCents, adjustBp).price, source: 'agreed' })
  for (const { fromCases, priceCents } of agreed)
    if (fromCases > 1 && fromCases <= cases) candidates.push({ priceCents, source: 'volume' })
  for (const { fromCases, priceCents } of specials)
    if (fromCases <= cases) candidates.push({ priceCents, source: 'special' })
  return candidates.reduce((best, one) => (one.priceCents < best.priceCents ? one : best))
}

/** A step as it is stored: it may be above what fewer cases cost. */
export type OfferedStep = PriceFrom & { readonly source: PriceSource }

/** What is beyond the list price: where the price of one case comes from, steps of whatever order, the last day of a special. */
export type OfferTerms = {
  readonly source: PriceSource
  readonly listCents: Cents
  readonly steps: readonly OfferedStep[]
  /** YYYY-MM-DD in Montréal; null: no special. */
  readonly until: string | null
}

/** What one case costs; `terms` null: as everyone is asked, however many. */
export type Offered = { readonly priceCents: Cents; readonly terms: OfferTerms | null }

/** What each of so many cases costs, and where that comes from. */
export function priceAt({ priceCents, terms }: Offered, cases: number): OfferedPrice {
  const { source = 'list', steps = [] } = terms ?? {}
  const reached = steps.filter(({ fromCases }) => fromCases <= cases)
  return reached.reduce<OfferedPrice>(
    (best, step) =>
      step.priceCents < best.priceCents
        ? { priceCents: step.priceCents, source: step.source }
        : best,
    { priceCents, source },
  )
}

/** From how many cases on one case costs less than with fewer, what, and why: fewest first, each below the one before. */
export function stepsBelow(offered: Offered): OfferedStep[] {
  const numbers = [...new Set(offered.terms?.steps.map(({ fromCases }) => fromCases))]
  const falling: OfferedStep[] = []
  for (const fromCases of numbers.sort((one, other) => one - other)) {
    const { priceCents, source } = priceAt(offered, fromCases)
    if (priceCents < (falling.at(-1)?.priceCents ?? offered.priceCents))
      falling.push({ fromCases, priceCents, source })
  }
  return falling
}

/** What each of so many cases and more costs, from one case on, as an order keeps it; null: as much, however many. */
export function keptSteps(offered: Offered): OfferedStep[] | null {
  const below = stepsBelow(offered)
  if (below.length === 0) return null
  return [{ fromCases: 1, ...priceAt(offered, 1) }, ...below]
}
