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
import { formatDecimal, formatDollars } from './format.ts'

const NBSP = '\u00a0'

// Units that are words; every other unit (kg, 100g, 355ml, bag) is written as the supplier wrote it.
const WORDS: Record<Language, ReadonlyMap<string, readonly [one: string, many: string]>> = {
  fr: new Map([
    ['unit', ['unité', 'unités']],
    ['dozen', ['douzaine', 'douzaines']],
  ]),
  en: new Map([
    ['unit', ['unit', 'units']],
    ['dozen', ['dozen', 'dozen']],
  ]),
}

/** One unit in words: "kg", "unité", "100 g". */
export function formatUnit(language: Language, unit: string): string {
  return WORDS[language].get(unit)?.[0] ?? spaced(unit)
}

/**
 * What one case holds, from the wire's quantity and unit: "20 lb", "12,5 kg", "24 unités", "12 × 100 g". Cut where
 * decimals begin, so that a column can align them.
 */
export function formatCaseSize(
  language: Language,
  quantity: string,
  unit: string,
): { whole: string; rest: string } {
  const number = formatDecimal(language, quantity)
  const [, whole = number, decimals = ''] = /^(.*?)([.,]\d{1,2})?$/.exec(number) ?? []
  return { whole, rest: `${decimals}${counted(language, Number(quantity), unit)}` }
}

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
  const ofOne = { amount: pricePerUnit(priceCents, quantityHundredths), unit: spaced(unit) }
  return (known.length > 0 ? known : [ofOne]).map(({ amount, unit }) => ({
    amount: dollarsOf(language, amount),
    unit,
  }))
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

function counted(language: Language, quantity: number, unit: string): string {
  const word = WORDS[language].get(unit)
  // French counts from 2, English everything but 1.
  if (word) return NBSP + word[(language === 'fr' ? quantity < 2 : quantity === 1) ? 0 : 1]
  return /^\d/.test(unit) ? `${NBSP}×${NBSP}${spaced(unit)}` : NBSP + spaced(unit)
}

/** "100g" as "100 g". */
function spaced(unit: string): string {
  return unit.replace(/^(\d+)(?=[a-z])/i, `$1${NBSP}`)
}
