import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { page } from '../schemas/paging.ts'
import { listedReview, reviewToWrite, writtenReview } from '../schemas/review.ts'
import { publicId } from '../schemas/text.ts'

export const supplierList = endpoint({
  method: 'GET',
  path: '/api/supplier-list/',
  access: 'restaurant',
  summary: 'Active suppliers by name: whom a restaurant may review.',
  input: z.object({}),
  output: z.array(z.object({ name: z.string(), public_id: publicId })),
  refusals: [],
  mayLag: true,
})

export const getReview = endpoint({
  method: 'GET',
  path: '/api/review/',
  access: 'restaurant',
  summary: "The restaurant's own review of a supplier; empty when there is none.",
  input: z.object({ supplier_public_id: publicId }),
  output: z.union([writtenReview, z.object({ review: z.never().optional() })]),
  refusals: ['not_found'],
})

export const writeReview = endpoint({
  method: 'POST',
  path: '/api/review/',
  access: 'restaurant',
  needs: 'manage_orders',
  summary: "Writes the restaurant's one review of a supplier, over the one there was.",
  input: reviewToWrite,
  output: writtenReview,
  status: [201],
  refusals: ['not_found'],
  keyed: 'replayed',
})

/** Without one, the newest reviews. */
const reviewPage = page.unwrap().optional()
/** `count` and `rating` are of all of them. */
const listedReviews = z.object({
  reviews: z.array(listedReview),
  count: z.int(),
  rating: z.string(),
})

export const reviewList = endpoint({
  method: 'GET',
  path: '/api/review-list/',
  access: 'restaurant',
  summary: 'What restaurants say of a supplier, newest first: the newest, or a page of them.',
  input: z.object({ supplier_id: publicId, page: reviewPage }),
  output: listedReviews,
  refusals: ['not_found'],
  mayLag: true,
})

export const supplierReviewList = endpoint({
  method: 'GET',
  path: '/api/supplier-review-list/',
  access: 'supplier',
  needs: 'manage_orders',
  summary:
    'What restaurants say of the supplier itself, newest first: the newest, or a page of them.',
  input: z.object({ page: reviewPage }),
  output: listedReviews,
  refusals: [],
})
