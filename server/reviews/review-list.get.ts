import type { Handler } from '../handler.ts'
import { findReviews } from './reviews-sql.ts'

export const reviewList: Handler<'reviewList'> = async ({ input, reader, refuse }) => {
  const reviews = await findReviews(reader, input.supplier_id)
  if (!reviews) throw refuse('not_found')
  return { reviews }
}
