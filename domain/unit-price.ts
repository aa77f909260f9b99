import { formatDecimal } from './decimal.ts'
import { amountOfUnit, contentOf, type PricedCase } from './measure.ts'
import type { Cents } from './money.ts'

/** The measures that prices are shown for, in litres for `l`. */
export type PricedMeasure = 'kg' | 'lb' | 'l' | 'piece'

function divideHalfUp(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator))
}

/**
 * Price of one unit in ten-thousandths of a dollar, rounded half up: 44.00 $ for 20 lb is 22000.
 * The quantity is above 0. To look at and to compare; totals are never built on it.
 */
export function pricePerUnit(priceCents: Cents, quantityHundredths: number): number {
  return divideHalfUp(BigInt(priceCents) * 10_000n, BigInt(quantityHundredths))
}

/**
 * Price of a kilogram, pound, litre or piece in ten-thousandths of a dollar, rounded half up; undefined for what is sold by
 * another family of measures or by an unknown one (bag, 0g). The quantity is above 0. To look at; see comparePricePerAmount.
 */
export function pricePer(
  measure: PricedMeasure,
  { priceCents, ...size }: PricedCase,
): number | undefined {
  const wanted = amountOfUnit(measure)
  const content = contentOf(size)
  if (!wanted || wanted.family !== content?.family) return undefined
  return divideHalfUp(BigInt(priceCents) * 100n * wanted.amount, content.amount)
}

/** Price of a kilogram; undefined for what is not sold by weight. */
export function pricePerKg(product: PricedCase): number | undefined {
  return pricePer('kg', product)
}

/**
 * What unit prices of a case are shown for, the one that compares first: a kilogram, beside it a pound where the case is
 * sold by pounds or ounces; a litre; a piece. None for an unknown unit.
 */
export function measuresShown(unit: string): readonly PricedMeasure[] {
  switch (amountOfUnit(unit)?.family) {
    case 'weight':
      return /(lb|oz)$/i.test(unit) ? ['kg', 'lb'] : ['kg']
    case 'volume':
      return ['l']
    case 'count':
      return ['piece']
    case undefined:
      return []
  }
}

/** Ten-thousandths of a dollar as the wire writes them: always four decimals, "4.8502". */
export function formatTenThousandths(tenThousandths: number): string {
  return formatDecimal(tenThousandths, 4)
}
