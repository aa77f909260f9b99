import type { Handler } from '../handler.ts'
import { findOwnReview } from './reviews-sql.ts'

export const getReview: Handler<'getReview'> = async ({ input, viewer, reader, refuse }) => {
  const review = await findOwnReview(reader, viewer.restaurantId, input.supplier_public_id)
  if (!review) throw refuse('not_found')
  return review
}
