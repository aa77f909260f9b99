import type { Language } from '@halles/contract/language.ts'
import { parseMoney } from '@halles/domain/money.ts'
import { parseHundredths } from '@halles/domain/quantity-per-case.ts'
import {
  formatTenThousandths,
  measuresShown,
  type PricedMeasure,
  pricePer,
  pricePerUnit,
} from '@halles/domain/unit-price.ts'
import { formatUnit } from './case-size.ts'
import { formatDollars } from './format.ts'

/**
 * The unit prices of a case of the wire, the one that compares first: per kilogram (and per pound where that is how it is
 * sold), per litre, per piece. By an unknown unit, the price of one. None while price or quantity is not one.
 */
export function formatUnitPrices(
  language: Language,
  { price, quantity_per_case, unit }: { price: string; quantity_per_case: string; unit: string },
): { amount: string; unit: string }[] {
  const priceCents = parseMoney(price)
  const quantityHundredths = parseHundredths(quantity_per_case)
  if (priceCents === undefined || !quantityHundredths) return []
  const known = measuresShown(unit).flatMap((measure) => {
    const amount = pricePer(measure, { priceCents, quantityHundredths, unit })
    return amount === undefined ? [] : [{ amount, unit: measureIn(language, measure) }]
  })
  const ofOne = {
    amount: pricePerUnit(priceCents, quantityHundredths),
    unit: formatUnit(language, unit),
  }
  return (known.length > 0 ? known : [ofOne]).map(({ amount, unit }) => ({
    amount: dollarsOf(language, amount),
    unit,
  }))
}

/** A price of the wire for a kilogram, a litre or a piece, whichever a product is measured by: "12,76 $/kg". */
export function formatPriceOfMeasure(language: Language, price: string, unit: string): string {
  return formatComparedPrice(language, Math.round(Number(price) * 10_000), unit)
}

/** The same of ten-thousandths of a dollar (domain/price-history.ts); by its unit where that is no known measure. */
export function formatComparedPrice(
  language: Language,
  tenThousandths: number,
  unit: string,
): string {
  const [measure] = measuresShown(unit)
  const of = measure ? measureIn(language, measure) : formatUnit(language, unit)
  return `${dollarsOf(language, tenThousandths)}/${of}`
}

/** Two decimals; four where one costs less than a dime. */
function dollarsOf(language: Language, tenThousandths: number): string {
  return formatDollars(
    language,
    formatTenThousandths(tenThousandths),
    tenThousandths < 1000 ? 4 : 2,
  )
}

function measureIn(language: Language, measure: PricedMeasure): string {
  if (measure === 'l') return 'L'
  return measure === 'piece' ? formatUnit(language, 'unit') : measure
}
