import type { Handler } from '../handler.ts'
import { insertOrUpdateReview } from './reviews-sql.ts'

export const writeReview: Handler<'writeReview'> = async (context) => {
  const { input, viewer, tx, dependencies, refuse } = context
  await dependencies.limits.countReview(tx, viewer.restaurantId)
  const review = await insertOrUpdateReview(tx, viewer.restaurantId, input)
  if (!review) throw refuse('not_found')
  return review
}
