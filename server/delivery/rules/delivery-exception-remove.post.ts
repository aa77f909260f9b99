import type { Handler } from '../../handler.ts'
import { answerChangedRules } from './answer-changed-rules.ts'
import { deleteExceptions } from './delivery-exceptions-sql.ts'
import { lockRules } from './lock-rules-sql.ts'

export const deliveryExceptionRemove: Handler<'deliveryExceptionRemove'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  const { rules } = await lockRules(tx, viewer.supplierId)
  const days = await deleteExceptions(tx, rules, input.exceptions)
  if (days.length < new Set(input.exceptions).size) throw refuse('not_found')
  return answerChangedRules(tx, viewer, {
    action: 'delivery_exception_removed',
    detail: days.map((to) => ({ field: 'delivery_day', to })),
  })
}
