import { CATEGORY_NAMES } from '@halles/domain/product.ts'
import { SUBSTITUTE_CHOICES } from '@halles/domain/proposal.ts'
import { z } from 'zod'
import { publicId } from './text.ts'

/**
 * What a restaurant wants when a supplier lacks something: never a substitute, to be asked (unless it chose otherwise), or one
 * of the same category that costs no more without being asked.
 */
export const substituteChoice = z.enum(SUBSTITUTE_CHOICES)

/** Of one supplier, or of one category; a supplier's goes before a category's, also when it is to be asked. */
export const substituteChoices = z
  .object({
    suppliers: z.array(
      z.object({
        public_id: publicId,
        name: z.string(),
        /** Null where it ordered from the supplier in the last year and chose nothing: each category's applies. */
        choice: substituteChoice.nullable(),
      }),
    ),
    categories: z.array(z.object({ category: z.enum(CATEGORY_NAMES), choice: substituteChoice })),
  })
  .meta({ id: 'SubstituteChoices' })
