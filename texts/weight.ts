import type { Language } from '@halles/contract/language.ts'
import { formatDollars } from './format.ts'
import { forEachLanguage } from './formats.ts'

const NBSP = '\u00a0'

const weights = forEachLanguage(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }),
)

/** A weight of the wire with its unit: "4,525 kg" or "4.525 kg". */
export function formatWeight(language: Language, weight: string, unit: string): string {
  return `${weights[language].format(Number(weight))}${NBSP}${unit}`
}

/** What a unit costs, of the wire: "22,5000 $" as "22,50 $/kg", with more decimals where it has them. */
export function formatUnitPrice(language: Language, perUnit: string, unit: string): string {
  return `${formatDollars(language, perUnit, 4)}/${unit}`
}
