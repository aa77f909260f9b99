import { keptSteps, type OfferTerms, priceAt } from '@halles/domain/offer.ts'
import { pricePerKg, pricePerUnit } from '@halles/domain/unit-price.ts'
import { ownPriceOf } from './own-price.ts'

type OfferedLine = {
  quantity: number
  price_cents: number
  terms: OfferTerms | null
  price_per_unit: number
  price_per_kg: number | null
  quantity_hundredths: number
  unit: string
}

/** A line of so many cases, of which one would cost `price_cents`, at the price that so many have, and where that comes from. */
export function pricedLine<Line extends OfferedLine>({ terms, ...line }: Line) {
  const offered = { priceCents: line.price_cents, terms }
  const { priceCents, source } = priceAt(offered, line.quantity)
  const own_price = ownPriceOf(offered, line.quantity)
  const price_steps = keptSteps(offered)
  const priced = { ...line, own_price, price_source: source, price_steps }
  if (priceCents === line.price_cents) return priced
  const { quantity_hundredths: quantityHundredths, unit } = line
  return {
    ...priced,
    price_cents: priceCents,
    price_per_unit: pricePerUnit(priceCents, quantityHundredths),
    price_per_kg: pricePerKg({ priceCents, quantityHundredths, unit }) ?? null,
  }
}
