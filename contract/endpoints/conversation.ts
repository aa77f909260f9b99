import { MAX_CART_LINES } from '@halles/domain/cart.ts'
import { RESTAURANT_REASONS } from '@halles/domain/reasons.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { problem } from '../field-problems.ts'
import { lineQuantity } from '../schemas/amounts.ts'
import { restaurantOrderDetail } from '../schemas/order.ts'
import {
  isExplained,
  orderVersion,
  restaurantReason,
  UNEXPLAINED,
} from '../schemas/order-reason.ts'
import { addedProduct } from '../schemas/proposal.ts'
import { publicId } from '../schemas/text.ts'

function listOf<Item extends z.ZodType>(item: Item) {
  return z.array(item).max(MAX_CART_LINES, problem('too_many_lines')).default([])
}

export const supplierOrderCancel = endpoint({
  method: 'POST',
  path: '/api/supplier-order-cancel/',
  access: 'restaurant',
  needs: 'manage_orders',
  summary:
    "Takes a supplier's part of an order back: while it is pending, or accepted and before its cut-off; with `order_version`, only in the state that has it.",
  input: z
    .object({
      supplier_order_public_id: publicId,
      order_version: orderVersion,
      ...restaurantReason,
    })
    .refine(isExplained, UNEXPLAINED),
  output: restaurantOrderDetail,
  refusals: ['not_found', 'order_not_active', 'order_changed', 'too_late_to_change'],
  keyed: 'replayed',
})

export const restaurantOrderChange = endpoint({
  method: 'POST',
  path: '/api/restaurant-order-change/',
  access: 'restaurant',
  needs: 'manage_orders',
  summary:
    "Changes a supplier's part of an order: lines get other quantities, are removed or added, all or none; what is possible at once is named by the order.",
  input: z
    .object({
      supplier_order_public_id: publicId,
      order_version: orderVersion,
      lines: listOf(z.object({ public_id: publicId, quantity: lineQuantity })),
      removed: listOf(publicId),
      added: listOf(addedProduct),
      ...restaurantReason,
      reason: z.enum(RESTAURANT_REASONS).optional(),
    })
    .refine(isExplained, UNEXPLAINED),
  output: restaurantOrderDetail,
  refusals: [
    'not_found',
    'order_not_active',
    'order_changed',
    'too_late_to_change',
    'trail_full',
    'added_prices_changed',
    'minimum_not_met',
    'approval_needed',
  ],
  keyed: 'replayed',
})
