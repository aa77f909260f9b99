import { formatCaseSize } from '@halles/texts/case-size.ts'
import { useFormat, useLanguage } from '../../platform/language/language.ts'
import { typedOf } from './amounts.ts'
import type { GuideItem } from './guide-queries.ts'
import { useGuideTexts } from './use-guide-texts.ts'

const NBSP = '\u00a0'

type Measured = Pick<GuideItem, 'measure' | 'case'>

/** Amounts of an item as a person reads them. */
export function useAmounts() {
  const words = useGuideTexts()
  const language = useLanguage()
  const { decimal } = useFormat()

  /** "2,5 kg", "4 caisses", "24 pièces". */
  function shown({ measure }: Measured, amount: string): string {
    const typed = typedOf(measure, amount, 'en')
    const number = decimal(typed)
    if (measure === 'g') return `${number}${NBSP}kg`
    if (measure === 'ml') return `${number}${NBSP}L`
    return measure === 'piece'
      ? words.pieces(Number(typed), number)
      : words.cases(Number(typed), number)
  }
  /** What one counts in: "kg", "caisses de 10 kg". */
  function unit({ measure, case: size }: Measured): string {
    if (measure !== 'case' || !size) return words.parUnits[measure]
    const { whole, rest } = formatCaseSize(language, size.quantity_per_case, size.unit)
    return words.casesOf(whole + rest)
  }
  return { shown, unit }
}
