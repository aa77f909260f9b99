import type { Handler } from '../handler.ts'
import { listOwnReviews } from './reviews-sql.ts'

export const supplierReviewList: Handler<'supplierReviewList'> = async ({ viewer, reader }) => ({
  reviews: await listOwnReviews(reader, viewer.supplierId),
})
