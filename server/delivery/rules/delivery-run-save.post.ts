import type { Handler } from '../../handler.ts'
import { answerChangedRules } from './answer-changed-rules.ts'
import { findZone, updateRuns } from './delivery-zones-sql.ts'
import { lockRules } from './lock-rules-sql.ts'

export const deliveryRunSave: Handler<'deliveryRunSave'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  const { rules } = await lockRules(tx, viewer.supplierId)
  const zone = await findZone(tx, rules, input.zone_public_id)
  if (!zone) throw refuse('not_found')
  await updateRuns(tx, rules, zone.id, input.runs)
  return answerChangedRules(tx, viewer, { action: 'delivery_week_saved', subject: zone.name })
}
