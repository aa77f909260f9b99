import type { Handler } from '../handler.ts'
import { listOwnReviews } from './reviews-sql.ts'

export const supplierReviewList: Handler<'supplierReviewList'> = ({ input, viewer, reader }) =>
  listOwnReviews(reader, viewer.supplierId, input.page)
