import { MAX_MARKED_LINES } from '@halles/domain/pick-list.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { problem } from '../field-problems.ts'
import { givenLineLots, lineWithLots, lot } from '../schemas/lot.ts'
import { lotReceivers } from '../schemas/recall.ts'
import { publicId } from '../schemas/text.ts'

export const lineLotsSet = endpoint({
  method: 'POST',
  path: '/api/line-lots-set/',
  // guard: lineLotsSet: suppliers only [access-matrix]
  //   code: access: 'supplier'
  //   instead: access: 'trade'
  //   only: lineLotsSet
  access: 'supplier',
  needs: 'pick',
  summary:
    'Says from which lots the cases of lines are, in place of the lots that were seen: while their orders are picked, and once they are delivered as a correction. A lot that is called back goes into no order, and stays with those that it was delivered with. Answers no price.',
  input: z.object({
    lines: z
      .array(givenLineLots)
      .min(1, problem('required'))
      .max(MAX_MARKED_LINES, problem('invalid')),
  }),
  output: z.object({
    /** Of this change: see `pick-list/`. */
    number: z.int(),
    lines: z.array(lineWithLots),
  }),
  refusals: ['not_found', 'lots_changed', 'lots_closed', 'lot_recalled'],
  keyed: 'replayed',
})

export const getLotReceivers = endpoint({
  method: 'GET',
  path: '/api/lot-receivers/',
  access: 'supplier',
  needs: 'manage_orders',
  summary:
    'Which restaurants received cases of a lot, of any product or of one: their orders, days and cases. Empty where nobody did.',
  input: z.object({ lot, product_public_id: publicId.optional() }),
  output: lotReceivers,
  refusals: ['not_found'],
})
