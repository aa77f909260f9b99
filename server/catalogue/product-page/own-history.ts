import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { type DatedTerms, ownSteps, priceSteps } from '@halles/domain/price-history.ts'

type Page = Output<Endpoints['getProduct']>
type WireCase = { price: number; quantity_per_case: number; unit: string }

/** On which days a restaurant was asked less for one case of a product than everyone, and how much. */
export function ownHistoryOf(
  {
    price,
    own_price,
    price_history: history,
    ...size
  }: Omit<Page, 'next_delivery' | 'own_history'>,
  terms: DatedTerms,
): Page['own_history'] {
  const changes = history.changes.map(({ until, ...before }) => ({ until, ...caseOf(before) }))
  const now = caseOf({ ...size, price: own_price?.list_price ?? price })
  const { since, steps } = ownSteps(priceSteps({ ...history, changes }, now), terms)
  return {
    since,
    steps: steps.map(({ from, to, source, priceCents, quantityHundredths, unit }) => ({
      ...{ from, to, source, unit },
      price: priceCents,
      quantity_per_case: quantityHundredths,
    })),
  }
}

function caseOf({ price: priceCents, quantity_per_case: quantityHundredths, unit }: WireCase) {
  return { priceCents, quantityHundredths, unit }
}
