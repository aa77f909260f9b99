import { taxRuleDetail } from '@halles/contract/tax-rule-detail.ts'
import type { Handler } from '../../handler.ts'
import { insertAction } from '../actions-sql.ts'
import { withdrawTaxRule } from './tax-rules-sql.ts'

export const operatorTaxRuleWithdraw: Handler<'operatorTaxRuleWithdraw'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  const found = await withdrawTaxRule(tx, input.public_id)
  if (!found) throw refuse('not_found')
  if (!found.withdrawn) throw refuse('tax_rule_begun')
  const detail = taxRuleDetail(found.rule)
  await insertAction(tx, viewer.operatorId, { action: 'withdraw_tax_rule', detail })
  return undefined
}
