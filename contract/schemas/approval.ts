import { z } from 'zod'
import { problem } from '../field-problems.ts'
import { money } from './amounts.ts'
import { isEstimate } from './weight.ts'

/** The limit that an order exceeds for whoever asks: somebody else has to place it. */
export const exceededLimit = z
  .object({
    per: z.enum(['order', 'week']),
    limit: money,
    ordered: money.meta({
      description:
        'What counts against the limit already: other orders since Monday 0:00 in Montréal, as placed',
    }),
    total: money.meta({ description: 'Of this order: goods before tax' }),
  })
  .meta({ id: 'ExceededLimit' })

const moment = z.iso.datetime({ offset: true })

/** When a request was made, by which an answer names it. */
export const askedAt = z.iso.datetime({ offset: true, ...problem('invalid') })

/** That a member has asked for the cart to be ordered by somebody whose limits allow it. */
export const approval = z
  .object({
    /** First names. */
    asked_by: z.string(),
    is_own: z.boolean().meta({ description: 'Asked by the person who is signed in' }),
    may_answer: z.boolean().meta({
      description: 'Whoever is signed in may place the order, and may refuse the request',
    }),
    asked_at: moment,
    note: z.string(),
    total_price: money.meta({ description: 'Of the cart that was asked about' }),
    is_estimate: isEstimate,
    is_changed: z.boolean().meta({ description: 'The cart is another one since' }),
    refused: z.object({ by: z.string(), at: moment, note: z.string() }).nullable(),
  })
  .meta({ id: 'Approval' })

/** What a cart is for the member who reads it. */
export const ofMember = {
  approval: approval.nullable().meta({ description: 'Null where nobody has asked' }),
  exceeded: exceededLimit
    .nullable()
    .meta({ description: 'Null when whoever is signed in may place the order' }),
}

/** The newest request of a restaurant, by what became of it last. */
export const approvalNews = z.object({
  state: z.enum(['asked', 'refused', 'placed']),
  at: moment,
  /** First name of who did that. */
  by: z.string(),
  is_own: z.boolean().meta({ description: 'Done by the person who is signed in' }),
  is_for_asker: z.boolean().meta({ description: 'Asked by the person who is signed in' }),
  total_price: money,
  is_estimate: isEstimate,
  order_public_id: z.string().nullable(),
})
