import type { Handler } from '../handler.ts'
import { findRecall, readRecord } from './recalls-sql.ts'

export const getRecall: Handler<'getRecall'> = async ({ input, viewer, reader, refuse }) => {
  const recall = await findRecall(reader, viewer.supplierId, input.recall_public_id)
  if (!recall) throw refuse('not_found')
  return readRecord(reader, viewer.supplierId, recall)
}
