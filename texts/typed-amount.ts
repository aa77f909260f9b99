import type { Language } from '@halles/contract/language.ts'
import { formatDecimal } from './format.ts'

const NBSP = '\u00a0'
const FRACTIONS: ReadonlyMap<string, string> = new Map([
  ['25', '¼'],
  ['5', '½'],
  ['75', '¾'],
])
const SYMBOLS: ReadonlyMap<string, string> = new Map([['l', 'L']])
const WORDS: Record<Language, ReadonlyMap<string, readonly [one: string, many: string]>> = {
  fr: new Map([
    ['case', ['caisse', 'caisses']],
    ['pack', ['paquet', 'paquets']],
    ['piece', ['unité', 'unités']],
  ]),
  en: new Map([
    ['case', ['case', 'cases']],
    ['pack', ['pack', 'packs']],
    ['piece', ['piece', 'pieces']],
  ]),
}

type Size = { readonly number: string; readonly measure: string }

/** An amount of the wire as people write it: "½ caisse", "12 unités", "3 kg", "4 × 2 L", "2 caisses de 5 kg". */
export function formatTypedAmount(
  language: Language,
  { of, ...counted }: Size & { readonly of?: Size | null | undefined },
): string {
  if (!of) return formatSize(language, counted)
  const one = formatSize(language, of)
  return counted.measure === 'bare'
    ? `${formatNumber(language, counted.number)}${NBSP}×${NBSP}${one}`
    : `${formatSize(language, counted)} ${language === 'fr' ? 'de' : 'of'} ${one}`
}

function formatSize(language: Language, { number, measure }: Size): string {
  const written = formatNumber(language, number)
  if (measure === 'bare') return written
  const word = WORDS[language].get(measure)
  if (!word) return `${written}${NBSP}${SYMBOLS.get(measure) ?? measure}`
  // French counts from 2, English from what is more than 1.
  const isOne = language === 'fr' ? Number(number) < 2 : Number(number) <= 1
  return `${written}${NBSP}${word[isOne ? 0 : 1]}`
}

/** "½", "1½", else a decimal: "0,27". */
function formatNumber(language: Language, number: string): string {
  const [whole = '', decimals = ''] = number.split('.')
  const fraction = FRACTIONS.get(decimals.replace(/0+$/, ''))
  if (!fraction) return formatDecimal(language, number)
  return whole === '0' ? fraction : `${formatDecimal(language, whole)}${fraction}`
}
