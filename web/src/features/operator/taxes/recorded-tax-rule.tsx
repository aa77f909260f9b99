import { readTaxRuleDetail } from '@halles/contract/tax-rule-detail.ts'
import { Facts } from '../../../components/facts.tsx'
import { useTaxRuleWords } from './describe-tax-rule.ts'

/** A rule as the activity log has it. */
export function RecordedTaxRule({ detail }: { detail: string }) {
  const { what, when } = useTaxRuleWords()
  const rule = readTaxRuleDetail(detail)
  if (!rule) return detail
  return (
    <Facts>
      {what(rule)}
      {when(rule)}
    </Facts>
  )
}
