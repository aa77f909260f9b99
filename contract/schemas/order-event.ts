import { z } from 'zod'
import { money } from './amounts.ts'
import { publicId } from './text.ts'
import { isEstimate } from './weight.ts'

/**
 * A supplier's part of an order: placed, withdrawn, closed and received by its restaurant, changed, written of and proposed
 * something about by either, the others by its supplier. A proposal lapses by itself, which both sides are told.
 */
const ORDER_EVENT_KINDS = [
  'placed',
  'accepted',
  'modified',
  'cancelled',
  'done',
  'closed',
  'withdrawn',
  'changed',
  'proposed',
  'proposal_withdrawn',
  'answered',
  'lapsed',
  'message',
  'received',
  'credit_asked',
  'credit_answered',
] as const

/** What one side did with an order, as the other side sees it. */
export const orderEvent = z.object({
  number: z.int(),
  kind: z.enum(ORDER_EVENT_KINDS),
  /** As the account that receives it opens it. */
  order_public_id: publicId,
  /** Who did it: a restaurant to a supplier, a supplier to a restaurant. */
  name: z.string(),
  /** Of the supplier's part, as it is now. */
  total_price: money,
  is_estimate: isEstimate,
})
