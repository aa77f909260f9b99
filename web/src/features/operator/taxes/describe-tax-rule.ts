import type { SaidTaxRule } from '@halles/contract/tax-rule-detail.ts'
import { taxRulesTexts } from '@halles/texts/pages/tax-rules.ts'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'

/** What a rule says, and on which days, in words. */
export function useTaxRuleWords() {
  const texts = useTextsOf(taxRulesTexts)
  const { day } = useFormat()
  return {
    what({ tax, tax_class, is_taxed, rate }: SaidTaxRule): string {
      if (tax_class === null) return texts.rateOf(texts.taxes[tax], texts.percent(rate ?? ''))
      const taxation = texts.taxations[is_taxed ? 'taxed' : 'zero']
      return texts.ruleOf(texts.taxes[tax], texts.classes[tax_class], taxation)
    },
    when({ from_day, until_day }: SaidTaxRule): string {
      return until_day === null
        ? texts.from(day(from_day))
        : texts.during(day(from_day), day(until_day))
    },
  }
}
