import { MAX_MESSAGE_LENGTH } from '@halles/domain/order-message.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { problem } from '../field-problems.ts'
import { nothing } from '../schemas/nothing.ts'
import { entryNumber, orderThread } from '../schemas/order-thread.ts'
import { paragraph, publicId } from '../schemas/text.ts'

const ENTRY_NUMBER = /^[1-9]\d{0,4}$/

export const getOrderThread = endpoint({
  method: 'GET',
  path: '/api/order-thread/',
  access: 'trade',
  needs: 'prices',
  summary:
    "The trail of a supplier's order, for both sides: its steps, changes and messages, the newest hundred, or those before the number `before`.",
  input: z.object({
    supplier_order_public_id: publicId,
    before: z.string().regex(ENTRY_NUMBER, problem('invalid')).transform(Number).optional(),
  }),
  output: orderThread,
  refusals: ['not_found'],
})

export const orderMessage = endpoint({
  method: 'POST',
  path: '/api/order-message/',
  access: 'trade',
  needs: 'prices',
  summary:
    "Writes to the other side of a supplier's order, sixty times an hour a person, until thirty days after the order has ended. Changes no `order_version`.",
  input: z.object({
    supplier_order_public_id: publicId,
    text: paragraph(MAX_MESSAGE_LENGTH),
  }),
  output: z.object({ number: entryNumber }),
  status: [201],
  refusals: ['not_found', 'thread_closed', 'too_many_messages'],
  keyed: 'replayed',
})

export const orderThreadSeen = endpoint({
  method: 'POST',
  path: '/api/order-thread-seen/',
  access: 'trade',
  needs: 'prices',
  summary: "The person has seen the trail of a supplier's order up to an entry; never back.",
  input: z.object({ supplier_order_public_id: publicId, number: entryNumber }),
  output: nothing,
  status: [204],
  refusals: ['not_found'],
})
