import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@halles/domain/cart.ts'
import { CATEGORY_NAMES } from '@halles/domain/product.ts'
import { ORDER_REASONS } from '@halles/domain/reasons.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { problem } from '../field-problems.ts'
import { namedDay } from '../schemas/delivery-day.ts'
import { restaurantOrderDetail, supplierOrderDetail } from '../schemas/order.ts'
import { isExplained, orderNote, orderVersion, UNEXPLAINED } from '../schemas/order-reason.ts'
import { addedProduct, proposedWeight, substitute } from '../schemas/proposal.ts'
import { substituteChoice, substituteChoices } from '../schemas/substitute-choice.ts'
import { publicId } from '../schemas/text.ts'

/** As the side reads it that asks. */
const order = z.union([restaurantOrderDetail, supplierOrderDetail])

function listOf<Item extends z.ZodType>(item: Item) {
  return z.array(item).max(MAX_CART_LINES, problem('too_many_lines')).default([])
}

/** Cases of a line that is proposed: 0 removes it. */
const proposedQuantity = z
  .int(problem('line_quantity_invalid'))
  .min(0, problem('line_quantity_invalid'))
  .max(MAX_LINE_QUANTITY, problem('line_quantity_invalid'))

export const orderPropose = endpoint({
  method: 'POST',
  path: '/api/order-propose/',
  access: 'trade',
  needs: 'manage_orders',
  summary:
    "Proposes to the other side of a supplier's order what it cannot change alone: other quantities, substitutes, products, or another day. One open proposal an order; nobody answering refuses it.",
  input: z
    .object({
      supplier_order_public_id: publicId,
      order_version: orderVersion,
      lines: listOf(z.object({ public_id: publicId, quantity: proposedQuantity })),
      /** By a supplier alone. */
      substitutes: listOf(substitute),
      /** By a restaurant alone, at the price of today. */
      added: listOf(addedProduct),
      /** By a supplier alone, of lines sold by weight. */
      weights: listOf(proposedWeight),
      /** By a supplier alone, of its delivery days. */
      day: namedDay.optional(),
      reason: z.enum(ORDER_REASONS).optional(),
      note: orderNote,
    })
    .refine(isExplained, UNEXPLAINED),
  output: order,
  refusals: [
    'not_found',
    'order_not_active',
    'order_changed',
    'proposal_open',
    'too_late_to_change',
    'too_late_to_propose',
    'trail_full',
    'added_prices_changed',
    'delivery_day_closed',
    'minimum_not_met',
    'approval_needed',
  ],
  keyed: 'replayed',
})

export const proposalAnswer = endpoint({
  method: 'POST',
  path: '/api/proposal-answer/',
  access: 'trade',
  needs: 'manage_orders',
  summary:
    'Answers a proposal of the other side: the lines of it that are agreed to, all others are refused. What is agreed to is changed at once, all or none.',
  input: z.object({ proposal_public_id: publicId, agreed: listOf(publicId) }),
  output: order,
  refusals: [
    'not_found',
    'proposal_lapsed',
    'proposal_over',
    'order_changed',
    'minimum_not_met',
    'delivery_day_closed',
    'approval_needed',
  ],
  keyed: 'replayed',
})

export const proposalWithdraw = endpoint({
  method: 'POST',
  path: '/api/proposal-withdraw/',
  access: 'trade',
  needs: 'manage_orders',
  summary: 'Takes back an own proposal that nobody has answered.',
  input: z.object({ proposal_public_id: publicId }),
  output: order,
  refusals: ['not_found', 'proposal_lapsed', 'proposal_over'],
  keyed: 'replayed',
})

export const getSubstituteChoices = endpoint({
  method: 'GET',
  path: '/api/substitute-choices/',
  access: 'restaurant',
  needs: 'manage_orders',
  summary:
    'What the restaurant wants when a supplier lacks something, by supplier and by category; where it chose nothing it is asked.',
  input: z.object({}),
  output: substituteChoices,
  refusals: [],
})

export const substituteChoiceSet = endpoint({
  method: 'POST',
  path: '/api/substitute-choice-set/',
  access: 'restaurant',
  needs: 'manage_orders',
  summary:
    'Sets what the restaurant wants when a supplier lacks something: of one supplier or of one category.',
  input: z
    .object({
      supplier_public_id: publicId.optional(),
      category: z.enum(CATEGORY_NAMES, problem('category_unknown')).optional(),
      /** Null takes it back: a supplier's category applies again, a category is asked about. */
      choice: substituteChoice.nullable(),
    })
    .refine(
      (input) => (input.supplier_public_id === undefined) !== (input.category === undefined),
      {
        ...problem('supplier_or_category'),
        path: ['supplier_public_id'],
      },
    ),
  output: substituteChoices,
  refusals: ['not_found'],
})
