import { MAX_REVIEW_LENGTH } from '@halles/domain/review.ts'
import { z } from 'zod'
import { problem } from '../field-problems.ts'
import { chosenId, paragraph, publicId } from './text.ts'

/** Stars: an integer inside, "4" on the wire. */
const stars = z
  .codec(
    z.string(problem('rating_required')).regex(/^[1-5]$/, problem('rating_required')),
    z.int(),
    { decode: Number, encode: String },
  )
  .meta({ example: '4' })

/** What a restaurant says on the form: of which supplier, how many stars, and why. */
export const reviewToWrite = z.object({
  supplier: z.object({ public_id: chosenId('supplier_required') }, problem('supplier_required')),
  rating: stars,
  review: paragraph(MAX_REVIEW_LENGTH, 'review_required'),
})

/** What a restaurant has written about a supplier. */
export const writtenReview = z.object({
  rating: stars,
  date: z.string().meta({ description: 'DD-MM-YYYY' }),
  review: z.string(),
})

/** A review as others read it. `has_ordered`: the restaurant has ordered from this supplier. */
export const listedReview = writtenReview
  .extend({
    restaurant: z.object({ name: z.string() }),
    supplier: z.object({ public_id: publicId, name: z.string() }),
    has_ordered: z.boolean(),
  })
  .meta({ id: 'ListedReview' })
