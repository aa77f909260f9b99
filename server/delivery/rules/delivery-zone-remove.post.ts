import type { Handler } from '../../handler.ts'
import { answerChangedRules } from './answer-changed-rules.ts'
import { deleteZone, findZone } from './delivery-zones-sql.ts'
import { lockRules } from './lock-rules-sql.ts'

export const deliveryZoneRemove: Handler<'deliveryZoneRemove'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  const { rules } = await lockRules(tx, viewer.supplierId)
  const zone = await findZone(tx, rules, input.zone_public_id)
  if (!zone) throw refuse('not_found')
  await deleteZone(tx, rules, zone.id)
  return answerChangedRules(tx, viewer, { action: 'delivery_zone_removed', subject: zone.name })
}
