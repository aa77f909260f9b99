import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import type { Handler } from '../handler.ts'
import { insertOrUpdateReview } from './reviews-sql.ts'

export const writeReview: Handler<'writeReview'> = async (context) => {
  const { input, viewer, tx, dependencies, refuse } = context
  await dependencies.limits.countReview(tx, viewer.restaurantId)
  const review = await insertOrUpdateReview(tx, viewer.restaurantId, input)
  if (!review) throw refuse('not_found')
  const { written, supplierName: subject } = review
  const detail = [{ field: 'rating', to: `${written.rating}` }] as const
  await insertBusinessAction(tx, viewer, { action: 'review_written', subject, detail })
  return written
}
