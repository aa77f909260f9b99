import type { SaidTaxRule } from '@halles/contract/tax-rule-detail.ts'
import { Facts } from '../../../components/facts.tsx'
import { useTaxRuleWords } from './describe-tax-rule.ts'

/** A rule as the activity log has it. */
export function RecordedTaxRule({ rule }: { rule: SaidTaxRule }) {
  const { what, when } = useTaxRuleWords()
  return (
    <Facts>
      {what(rule)}
      {when(rule)}
    </Facts>
  )
}
