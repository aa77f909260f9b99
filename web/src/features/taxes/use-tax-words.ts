import type { Tax } from '@halles/domain/tax/tax-class.ts'
import { taxesTexts } from '@halles/texts/pages/taxes.ts'
import { useTextsOf } from '../../platform/language/language.ts'

/** Taxes in words: "TPS et TVQ". */
export function useTaxWords(): (taxes: readonly Tax[]) => string {
  const texts = useTextsOf(taxesTexts)
  return (taxes) => taxes.map((tax) => texts.taxes[tax]).join(texts.and)
}
