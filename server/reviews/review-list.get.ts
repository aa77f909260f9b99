import type { Handler } from '../handler.ts'
import { findReviews } from './reviews-sql.ts'

export const reviewList: Handler<'reviewList'> = async ({ input, reader, refuse }) => {
  const found = await findReviews(reader, input.supplier_id, input.page)
  if (!found) throw refuse('not_found')
  return found
}
