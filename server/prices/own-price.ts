import type { ownPrice } from '@halles/contract/schemas/product.ts'
import { type Offered, priceAt, stepsBelow } from '@halles/domain/offer.ts'
import type { z } from 'zod'

/** What a product says of the price that a restaurant is asked for so many cases; undefined where everyone is asked the same. */
export function ownPriceOf(offered: Offered, cases = 1): z.output<typeof ownPrice> {
  const { priceCents, terms } = offered
  if (!terms) return undefined
  const below = stepsBelow(offered)
  const { source } = priceAt(offered, cases)
  if (source === 'list' && below.length === 0) return undefined
  const first = { fromCases: 1, priceCents, source: terms.source }
  const steps = below.length > 0 ? [first, ...below] : []
  return {
    source,
    list_price: terms.listCents,
    steps: steps.map((step) => ({
      from_cases: step.fromCases,
      price: step.priceCents,
      ...(step.source === 'special' && terms.until !== null && { until: terms.until }),
    })),
    until: terms.until,
  }
}
