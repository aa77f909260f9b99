import { formatCaseSize } from '@halles/texts/case-size.ts'
import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { useFormat, useLanguage, useTextsOf } from '../../platform/language/language.ts'
import { typedOf } from './amounts.ts'
import type { GuideItem } from './guide-queries.ts'

const NBSP = '\u00a0'

type Measured = Pick<GuideItem, 'measure' | 'case'>

export function useAmounts() {
  const texts = useTextsOf(guidesTexts)
  const language = useLanguage()
  const { decimal } = useFormat()

  /** "2,5 kg", "4 caisses", "24 pièces". */
  function shown({ measure }: Measured, amount: string): string {
    const typed = typedOf(measure, amount, 'en')
    const number = decimal(typed)
    if (measure === 'g') return `${number}${NBSP}kg`
    if (measure === 'ml') return `${number}${NBSP}L`
    return measure === 'piece'
      ? texts.pieces(Number(typed), number)
      : texts.cases(Number(typed), number)
  }
  /** What one counts in: "kg", "caisses de 10 kg". */
  function unit({ measure, case: size }: Measured): string {
    if (measure !== 'case' || !size) return texts.parUnits[measure]
    const { whole, rest } = formatCaseSize(language, size.quantity_per_case, size.unit)
    return texts.casesOf(whole + rest)
  }
  return { shown, unit }
}
