import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { approvalNews } from '../schemas/approval.ts'
import { nothing } from '../schemas/nothing.ts'
import { orderEvent } from '../schemas/order-event.ts'
import { publicId } from '../schemas/text.ts'

// As an account counts them: an integer of the database has at most ten digits.
const lastNumber = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)

export const events = endpoint({
  method: 'GET',
  path: '/api/events/',
  access: 'trade',
  summary:
    'What the other side does with an order, what becomes of a request for approval, and that a colleague changed something, as it happens. A role without prices learns only that there is something new. Goes on after `after` or the header Last-Event-ID; without either, from now.',
  input: z.object({ after: lastNumber.optional() }),
  output: z.object({
    /** The last of the account. */
    number: z.int(),
    unseen: z.int(),
    events: z.array(orderEvent),
    approval: approvalNews.nullable(),
    /** How often the account's own persons have changed what its other screens show. */
    own_changes: z.int(),
    /** Notices of recalls to the restaurant that nobody of it has acknowledged. */
    recalls: z.int(),
  }),
  refusals: [],
  streams: true,
})

export const eventsSeen = endpoint({
  method: 'POST',
  path: '/api/events-seen/',
  access: 'trade',
  needs: 'prices',
  summary: 'The account has seen what happened: with one order, or with all of them.',
  input: z.object({ order_public_id: publicId.optional() }),
  output: nothing,
  status: [204],
  refusals: ['not_found'],
})
