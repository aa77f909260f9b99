import type { Handler } from '../handler.ts'
import { insertReport } from './reports-sql.ts'

export const photoReport: Handler<'photoReport'> = async (context) => {
  const { input, viewer, tx, dependencies, refuse } = context
  await dependencies.limits.countReport(tx, viewer.restaurantId)
  const { photo_public_id: publicId, reason } = input
  const isReported = await insertReport(tx, viewer.restaurantId, { publicId, reason })
  if (!isReported) throw refuse('not_found')
  return undefined
}
