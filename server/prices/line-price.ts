import {
  keptSteps,
  type Offered,
  type OfferedStep,
  type PriceSource,
  priceAt,
} from '@halles/domain/offer.ts'
import { pricePerUnit } from '@halles/domain/unit-price.ts'

/**
 * Where the price of an order's line comes from, what everyone was asked then, null where the line is at that, and what so many
 * cases cost, null where that is as much, however many.
 */
export type LinePrice = {
  priceSource: PriceSource
  listPriceCents: number | null
  priceSteps: OfferedStep[] | null
}

type OfferedCase = Offered & { listCents: number; quantityHundredths: number; pricePerUnit: number }

/**
 * A product at the price that so many cases of it have, as a line stores it, or at a lower one in cents that its supplier names:
 * the least counts.
 */
export function atPriceOf<Product extends OfferedCase>(
  product: Product,
  cases: number,
  named?: number,
): Omit<Product, 'terms' | 'listCents'> & LinePrice {
  const { terms: _, listCents, ...rest } = product
  const offered = priceAt(product, cases)
  const isNamed = named !== undefined && named < offered.priceCents
  const { priceCents, source } = isNamed
    ? { priceCents: named, source: 'agreed' as const }
    : offered
  const isBelowList = source !== 'list' && priceCents < listCents
  return {
    ...rest,
    priceCents,
    pricePerUnit:
      priceCents === product.priceCents
        ? product.pricePerUnit
        : pricePerUnit(priceCents, product.quantityHundredths),
    priceSource: isBelowList ? source : 'list',
    listPriceCents: isBelowList ? listCents : null,
    priceSteps: isNamed ? null : keptSteps(product),
  }
}
