import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { review } from '../schemas/product.ts'
import { publicId } from '../schemas/text.ts'

export const reviewList = endpoint({
  method: 'GET',
  path: '/api/review-list/',
  access: 'restaurant',
  summary: 'What restaurants say of a supplier, newest first.',
  input: z.object({ supplier_id: publicId }),
  output: z.object({ reviews: z.array(review) }),
  refusals: ['not_found'],
})
