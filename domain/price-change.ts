import { comparableContent } from './case-content.ts'
import type { Cents } from './money.ts'

/** A case as it is sold: its price, and how much of its unit it holds. */
export type CaseOffer = {
  readonly priceCents: Cents
  /** Hundredths of `unit`, above 0. */
  readonly quantityHundredths: number
  readonly unit: string
}

/**
 * - `dearer`: the price of a base amount rose, in a case that holds as much or more.
 * - `smaller_case`: it rose because the case holds less, whatever the case costs.
 * - `other_case`: it did not rise, but the same number of cases is another amount; or the amounts do not compare.
 */
export const PRICE_CHANGES = ['dearer', 'smaller_case', 'other_case'] as const
export type PriceChange = (typeof PRICE_CHANGES)[number]

/** How a case differs from the one that was paid, compared exactly by base amount (product.md 16); null: not, or cheaper. */
export function priceChange(paid: CaseOffer, now: CaseOffer): PriceChange | null {
  const [before, after] = [comparableContent(paid), comparableContent(now)]
  if (before.base !== after.base) return 'other_case'
  const isDearer = BigInt(now.priceCents) * before.amount > BigInt(paid.priceCents) * after.amount
  if (isDearer) return after.amount < before.amount ? 'smaller_case' : 'dearer'
  return after.amount === before.amount ? null : 'other_case'
}
