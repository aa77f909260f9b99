import type { Handler } from '../platform/handler.ts'
import { insertOrUpdateReview } from './reviews-sql.ts'

export const writeReview: Handler<'writeReview'> = async (context) => {
  const { input, viewer, tx, services, refuse } = context
  await services.limits.admitReview(viewer.restaurantId)
  const review = await insertOrUpdateReview(tx, viewer.restaurantId, input)
  if (!review) throw refuse('not_found')
  return review
}
