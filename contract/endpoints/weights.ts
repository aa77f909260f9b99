import { MAX_CART_LINES } from '@halles/domain/cart.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { problem } from '../field-problems.ts'
import { lineQuantity } from '../schemas/amounts.ts'
import { publicId } from '../schemas/text.ts'
import { packagesInput, weighedLine, weight } from '../schemas/weight.ts'

export const lineWeightsSet = endpoint({
  method: 'POST',
  path: '/api/line-weights-set/',
  // guard: lineWeightsSet: suppliers only [access-matrix]
  //   code: access: 'supplier'
  //   instead: access: 'trade'
  //   only: lineWeightsSet
  access: 'supplier',
  needs: 'pick',
  summary:
    'What lines of one accepted order weigh that are sold by weight, package by package, in place of what was weighed before; no packages take it back. Refused where a line has other `cases` or another weight than was `seen`, and above a tenth more than its cases are said to hold: that is proposed to the restaurant. Once the order is done or received, only what was not weighed yet; once it is invoiced, nothing.',
  input: z.object({
    supplier_order_public_id: publicId,
    lines: z
      .array(
        z.object({
          public_id: publicId,
          cases: lineQuantity,
          /** The net weight that whoever weighs it saw; null: none. */
          seen: weight.nullable(),
          packages: packagesInput,
        }),
      )
      .min(1, problem('required'))
      .max(MAX_CART_LINES, problem('too_many_lines')),
  }),
  output: z.object({
    /** Of this change: see `pick-list/`. */
    number: z.int(),
    lines: z.array(weighedLine),
  }),
  refusals: [
    'not_found',
    'not_to_weigh',
    'line_in_proposal',
    'weight_changed',
    'weight_above_agreed',
  ],
  keyed: 'replayed',
})
