import { taxRuleDetail } from '@halles/contract/tax-rule-detail.ts'
import type { Handler } from '../../handler.ts'
import { refuseField } from '../../platform/endpoint/refuse-field.ts'
import { insertAction } from '../actions-sql.ts'
import { getToday, insertTaxRule } from './tax-rules-sql.ts'

export const operatorTaxRuleAdd: Handler<'operatorTaxRuleAdd'> = async ({ input, viewer, tx }) => {
  // A paper has the taxes of the day it is issued, so what a rule says of days that are past would be said of nothing.
  // guard: taxes: no rule for days past [operator/taxes/tax-rules]
  if (input.from_day < (await getToday(tx))) throw refuseField('from_day', 'day_past')
  const { tax, from_day, tax_class = null, is_taxed = null, rate = null } = input
  const rule = { tax, tax_class, is_taxed, rate, from_day, until_day: input.until_day ?? null }
  await insertTaxRule(tx, rule)
  await insertAction(tx, viewer.operatorId, { action: 'add_tax_rule', detail: taxRuleDetail(rule) })
  return undefined
}
