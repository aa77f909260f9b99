import type { Language } from '@halles/contract/language.ts'
import { formatDecimal } from './format.ts'

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
