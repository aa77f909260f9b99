import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import type { Handler } from '../handler.ts'
import { bumpChangeCounters } from '../live/change-counter-sql.ts'
import { listNotices, updateToAcknowledged } from './notices-sql.ts'

export const recallAcknowledge: Handler<'recallAcknowledge'> = async (context) => {
  const { tx, input, viewer, refuse } = context
  const { restaurantId, accountId } = viewer
  const acknowledged = await updateToAcknowledged(tx, viewer, input.recall_public_id)
  const [notice] = await listNotices(tx, restaurantId, input.recall_public_id)
  if (!notice) throw refuse('not_found')
  if (!acknowledged) return notice
  const { supplierId, lot } = acknowledged
  await insertBusinessAction(tx, viewer, { action: 'recall_acknowledged', subject: lot })
  await bumpChangeCounters(tx, [accountId, supplierId])
  return notice
}
