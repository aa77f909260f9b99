import { MAX_CART_LINES } from '@halles/domain/cart.ts'
import { MAX_REASON_NOTE, RECEIVING_REASONS } from '@halles/domain/reasons.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { problem } from '../field-problems.ts'
import { creditInput, receivedCases } from '../schemas/amounts.ts'
import { askedDay } from '../schemas/days.ts'
import { restaurantOrderDetail, supplierOrderDetail } from '../schemas/order.ts'
import { orderVersion } from '../schemas/order-reason.ts'
import { openCredit } from '../schemas/receiving.ts'
import { optionalParagraph, publicId } from '../schemas/text.ts'

const note = optionalParagraph(MAX_REASON_NOTE).default('')

export const orderReceive = endpoint({
  method: 'POST',
  path: '/api/order-receive/',
  access: 'restaurant',
  summary:
    "Records what came of a supplier's part of an order, lines left out as agreed, and asks for a credit for what did not; again: corrects it, until a credit is answered.",
  input: z.object({
    supplier_order_public_id: publicId,
    day: askedDay,
    lines: z
      .array(
        z.object({
          public_id: publicId,
          cases: receivedCases,
          reason: z.enum(RECEIVING_REASONS).nullable().default(null),
          note,
        }),
      )
      .max(MAX_CART_LINES, problem('too_many_lines'))
      .default([]),
    note,
    ask_credit: z.boolean(problem('invalid')).default(false),
    order_version: orderVersion,
  }),
  output: restaurantOrderDetail,
  refusals: [
    'not_found',
    'not_to_receive',
    'credit_answered',
    'credit_too_late',
    'order_changed',
    'trail_full',
  ],
  keyed: 'replayed',
})

export const creditAnswer = endpoint({
  method: 'POST',
  path: '/api/credit-answer/',
  access: 'supplier',
  needs: 'manage_orders',
  summary:
    'Answers a credit request line by line: nothing for lines left out; less than all is asked for with a reason.',
  input: z.object({
    credit_public_id: publicId,
    lines: z
      .array(z.object({ public_id: publicId, granted: creditInput }))
      .max(MAX_CART_LINES, problem('too_many_lines'))
      .default([]),
    reason: note,
    order_version: orderVersion,
  }),
  output: supplierOrderDetail,
  refusals: ['not_found', 'credit_answered', 'order_changed'],
  keyed: 'replayed',
})

export const creditList = endpoint({
  method: 'GET',
  path: '/api/credit-list/',
  access: 'supplier',
  needs: 'manage_orders',
  summary: 'Credit requests that wait for an answer, the oldest first.',
  input: z.object({}),
  output: z.array(openCredit),
  refusals: [],
})
