import type { Language } from '@halles/contract/language.ts'
import type { Measure } from '@halles/domain/guide.ts'

/** Grams are typed and shown as kilograms, millilitres as litres. */
const TYPED_IN: Record<Measure, number> = { g: 1_000, ml: 1_000, piece: 1, case: 1 }

/** An amount of the wire as it is typed: 2,500 g is "2,5" or "2.5". */
export function typedOf(measure: Measure, amount: string, language: Language): string {
  const shown = String(Number((Number(amount) / TYPED_IN[measure]).toFixed(5)))
  return language === 'fr' ? shown.replace('.', ',') : shown
}

/** What was typed as an amount of the wire; undefined where it is none. Of kilograms and litres up to five decimals. */
export function amountOf(measure: Measure, typed: string): string | undefined {
  const number = typed.replace(/\s/g, '').replace(',', '.')
  const decimals = TYPED_IN[measure] === 1 ? 2 : 5
  if (!/^\d{1,7}(?:\.\d+)?$/.test(number)) return undefined
  if ((number.split('.')[1]?.length ?? 0) > decimals) return undefined
  return String(Number((Number(number) * TYPED_IN[measure]).toFixed(2)))
}
