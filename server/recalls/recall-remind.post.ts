import { lockSupplierRow } from '../database/supplier-row-sql.ts'
import type { Handler } from '../handler.ts'
import { bumpAllChangeCounters } from '../live/change-counter-sql.ts'
import { queueNotices } from './queue-notices.ts'
import {
  findRecall,
  insertReceivers,
  listUnacknowledged,
  readRecord,
  updateReminded,
} from './recalls-sql.ts'

export const recallRemind: Handler<'recallRemind'> = async (context) => {
  const { tx, input, viewer, dependencies, refuse } = context
  const { supplierId } = viewer
  // Whoever says lots shares it: who received one stays as it is read.
  await lockSupplierRow(tx, supplierId)
  const recall = await findRecall(tx, supplierId, input.recall_public_id)
  if (!recall) throw refuse('not_found')
  // Whoever turns out to have received the lot is told at once, whenever the others were.
  const added = await insertReceivers(tx, supplierId, recall)
  const isTime = await updateReminded(tx, supplierId, recall.id)
  if (!isTime && added.length === 0) throw refuse('recall_reminded')
  const told = isTime ? await listUnacknowledged(tx, recall.id) : added
  await queueNotices(dependencies.queueMail, tx, { recallId: recall.id, to: told })
  const record = await readRecord(tx, supplierId, recall)
  await bumpAllChangeCounters(tx, [supplierId, ...told])
  return record
}
