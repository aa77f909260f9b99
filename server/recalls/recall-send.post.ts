import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import { lockSupplierRow } from '../database/supplier-row-sql.ts'
import type { Handler } from '../handler.ts'
import { bumpAllChangeCounters } from '../live/change-counter-sql.ts'
import { queueNotices } from './queue-notices.ts'
import { insertRecall, insertReceivers, readRecord } from './recalls-sql.ts'
import { receiversOf } from './receivers-of.ts'

export const recallSend: Handler<'recallSend'> = async (context) => {
  const { tx, input, viewer, dependencies, refuse } = context
  const { supplierId } = viewer
  const { reason, is_exercise: isExercise, seen } = input
  // Whoever says lots shares it: who received one stays as it is read.
  await lockSupplierRow(tx, supplierId)
  const found = await receiversOf(tx, supplierId, input)
  if (!found) throw refuse('not_found')
  const { productId, receivers } = found
  const { lot } = receivers
  // guard: recalls: not without receivers [recall-send.post]
  if (receivers.restaurant_count === 0) throw refuse('no_receivers')
  const isAsSeen = receivers.restaurant_count === seen.restaurants && receivers.cases === seen.cases
  // guard: recalls: whom nobody saw is not told unseen [recall-send.post]
  if (!isAsSeen) throw refuse('receivers_changed', { receivers })

  const recall = await insertRecall(tx, viewer, { lot, productId, reason, isExercise })
  const asked = { id: recall.id, lot, productId }
  const told = await insertReceivers(tx, supplierId, asked)
  await queueNotices(dependencies.queueMail, tx, { recallId: recall.id, to: told })
  const action = isExercise ? 'recall_exercised' : 'recall_sent'
  await insertBusinessAction(tx, viewer, { action, subject: lot })
  const record = await readRecord(tx, supplierId, asked)
  await bumpAllChangeCounters(tx, [supplierId, ...told])
  return record
}
