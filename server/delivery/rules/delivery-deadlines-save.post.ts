import { type Change, changed } from '@halles/domain/business-activity.ts'
import type { Handler } from '../../handler.ts'
import { answerChangedRules } from './answer-changed-rules.ts'
import { type Deadlines, lockRules, updateDeadlines } from './lock-rules-sql.ts'

export const deliveryDeadlinesSave: Handler<'deliveryDeadlinesSave'> = async ({
  input,
  viewer,
  tx,
}) => {
  const { rules, ...before } = await lockRules(tx, viewer.supplierId)
  await updateDeadlines(tx, rules, input)
  const detail = (['answer_minutes', 'credit_hours'] as const).flatMap((field): Change[] =>
    changed(field, inFigures(before, field), inFigures(input, field)),
  )
  return answerChangedRules(tx, viewer, { action: 'settings_changed', detail })
}

const inFigures = (deadlines: Deadlines, field: keyof Deadlines) => `${deadlines[field]}`
