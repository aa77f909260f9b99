import type { Language } from '@halles/contract/language.ts'
import { type Cents, formatMoney } from '@halles/domain/money.ts'
import { papers as en } from '@halles/texts/en/papers.ts'
import { asEstimate, formatDay, formatDollars } from '@halles/texts/format.ts'
import { papers as fr, type PaperTexts } from '@halles/texts/fr/papers.ts'
import type { Words } from './paper-document.ts'

/** What a paper says, of the words of each language that it has. */
export type Say = (word: (texts: PaperTexts, language: Language) => string) => Words

/** A French reader's paper is in French; any other has French and English at equal rank, as the Charter asks (s. 89). */
export function sayIn(language: Language): Say {
  if (language === 'fr') return (word) => word(fr, 'fr')
  return (word) => bothOf(word(fr, 'fr'), word(en, 'en'))
}

/** Once, where both are the same. */
export function bothOf(fr: string, en: string): Words {
  return fr === en ? fr : { fr, en }
}

/** A name that a supplier wrote in both languages; the French one where the other is missing. */
export function nameIn(say: Say, { nameFr, nameEn }: { nameFr: string; nameEn: string }): Words {
  return say((_, language) => (language === 'fr' ? nameFr : nameEn || nameFr))
}

/** A day as French writes it; where both languages stand, in figures that both read alike, "2026-11-28". */
export function dayIn(language: Language, day: string): string {
  return language === 'fr' ? formatDay('fr', day) : day
}

/** An amount as French writes it, whatever the paper's languages: "1 234,50 $", "−12,00 $", "≈ 12,00 $". */
export function amountOf(cents: Cents, isEstimate = false): string {
  const written = formatDollars('fr', formatMoney(Math.abs(cents)))
  return asEstimate(cents < 0 ? `−${written}` : written, isEstimate)
}

/** A whole number of 1/10^places as French writes it, without needless zeros: (12345, 3) is "12,345". */
export function decimalOf(value: number, places: number): string {
  return NUMBER.format(value / 10 ** places)
}

// Four: what of a dollar a unit costs.
const NUMBER = new Intl.NumberFormat('fr-CA', { maximumFractionDigits: 4 })

/** On one line: "Facture / Invoice". */
export function inline(words: Words): string {
  return typeof words === 'string' ? words : `${words.fr} / ${words.en}`
}
