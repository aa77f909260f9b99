import { RESTAURANT_ORDER_STATUSES } from '@halles/domain/restaurant-order.ts'
import { MAX_LISTED_ORDERS, SUPPLIER_ORDER_STATUSES } from '@halles/domain/supplier-order.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { problem } from '../field-problems.ts'
import { askedDay, askedDays, DATES_REVERSED, isInOrder } from '../schemas/days.ts'
import {
  restaurantOrderDetail,
  restaurantOrderListItem,
  supplierOrderDetail,
  supplierOrderListItem,
} from '../schemas/order.ts'
import { isExplained, orderVersion, supplierReason, UNEXPLAINED } from '../schemas/order-reason.ts'
import { substitute } from '../schemas/proposal.ts'
import { publicId } from '../schemas/text.ts'

/** Exactly one of a list's status and one order's id: never the full list by accident (A150, A156). */
function oneOf(id: 'order_public_id' | 'supplier_order_public_id') {
  return (input: { status?: unknown } & { [name in typeof id]?: unknown }) =>
    (input.status === undefined) !== (input[id] === undefined)
}

// What a client writes that has no id to ask with.
const NO_ID = ['null', 'undefined']
const askedId = publicId.refine((id) => !NO_ID.includes(id), problem('invalid'))

/** How many orders to answer at most. */
const limit = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, problem('invalid'))
  .transform(Number)
  .refine((orders) => orders <= MAX_LISTED_ORDERS, problem('invalid'))

export const restaurantOrderList = endpoint({
  method: 'GET',
  path: '/api/restaurant-order-list/',
  access: 'restaurant',
  summary:
    "The restaurant's orders of a status, newest first: the newest `limit`, or those after the one named `before`; or the one of `order_public_id`.",
  input: z
    .object({
      status: z.enum(RESTAURANT_ORDER_STATUSES).optional(),
      order_public_id: askedId.optional(),
      ...askedDays,
      before: askedId.optional(),
      limit: limit.optional(),
    })
    .refine(oneOf('order_public_id'), { ...problem('one_of_two'), path: ['status'] })
    .refine(isInOrder, DATES_REVERSED),
  output: z.union([z.array(restaurantOrderListItem), restaurantOrderDetail]),
  refusals: ['not_found'],
})

export const restaurantOrderSetToDone = endpoint({
  method: 'POST',
  path: '/api/restaurant-order-set-to-done/',
  access: 'restaurant',
  needs: 'manage_orders',
  summary: 'Marks an active order done. Independent of the suppliers’ own statuses.',
  input: z.object({ order_public_id: publicId }),
  output: restaurantOrderDetail,
  refusals: ['not_found', 'order_not_active'],
  keyed: 'replayed',
})

export const supplierOrderList = endpoint({
  method: 'GET',
  path: '/api/supplier-order-list/',
  access: 'supplier',
  needs: 'manage_orders',
  summary:
    "The supplier's orders of a status, newest first: the newest `limit`, or those after the one named `before`, or those delivered on a day; or the one of `supplier_order_public_id`.",
  input: z
    .object({
      status: z.enum(SUPPLIER_ORDER_STATUSES).optional(),
      supplier_order_public_id: askedId.optional(),
      ...askedDays,
      /** A day of delivery; `none`: arranged between the two. */
      delivery_day: z.union([z.literal('none'), askedDay]).optional(),
      /** The zone that an order was placed in. */
      zone: publicId.optional(),
      before: askedId.optional(),
      limit: limit.optional(),
    })
    .refine(oneOf('supplier_order_public_id'), { ...problem('one_of_two'), path: ['status'] })
    .refine(isInOrder, DATES_REVERSED),
  output: z.union([z.array(supplierOrderListItem), supplierOrderDetail]),
  refusals: ['not_found'],
})

export const supplierOrderCounts = endpoint({
  method: 'GET',
  path: '/api/supplier-order-counts/',
  access: 'supplier',
  needs: 'manage_orders',
  summary:
    'How many orders are open, by status, how many of them have entries that the reader has not seen, and how many credit requests.',
  input: z.object({}),
  output: z.object({
    pending: z.int(),
    acknowledged: z.int(),
    unread: z.object({ pending: z.int(), acknowledged: z.int() }),
    /** Credit requests that wait for an answer. */
    credits: z.int(),
  }),
  refusals: [],
})

// A whole number of cases; above what is open is the domain's to refuse, line by line.
const changedLine = z.object({
  public_id: publicId,
  edited_quantity: z.int(problem('quantity_invalid')).min(1, problem('quantity_invalid')),
})

const lineReason = z
  .object({
    public_id: publicId,
    reason: supplierReason.reason.unwrap(),
    note: supplierReason.note,
  })
  .refine(isExplained, UNEXPLAINED)

// A cart holds 200 lines, and a change adds to no order beyond it.
const MAX_LINES = 200

export const supplierOrderUpdate = endpoint({
  method: 'POST',
  path: '/api/supplier-order-update/',
  access: 'supplier',
  needs: 'manage_orders',
  summary:
    'Accepts a pending order as it is or with changes, or cancels it; reduces or removes lines of an accepted one, with reasons; with `order_version`, only in the state that has it.',
  input: z
    .discriminatedUnion('action', [
      z.object({
        supplier_order_id: publicId,
        action: z.enum(['accepted', 'cancelled']),
        order_version: orderVersion,
        ...supplierReason,
        products: z.array(z.unknown()).max(0, problem('invalid')).optional(),
        removed_products: z.array(z.unknown()).max(0, problem('invalid')).optional(),
      }),
      z.object({
        supplier_order_id: publicId,
        action: z.literal('modified'),
        order_version: orderVersion,
        ...supplierReason,
        /** Of single lines; the others have the reason of all. */
        reasons: z.array(lineReason).max(MAX_LINES, problem('invalid')).default([]),
        products: z.array(changedLine).max(MAX_LINES, problem('invalid')).default([]),
        removed_products: z.array(publicId).max(MAX_LINES, problem('invalid')).default([]),
        /** Proposed for lines that are reduced or removed with this answer. */
        substitutes: z.array(substitute).max(MAX_LINES, problem('invalid')).default([]),
      }),
    ])
    .refine(isExplained, UNEXPLAINED),
  output: supplierOrderDetail,
  refusals: [
    'not_found',
    'order_not_pending',
    'order_changed',
    'too_late_to_change',
    'proposal_open',
    'too_late_to_propose',
    'trail_full',
  ],
  keyed: 'replayed',
})

export const supplierOrderSetToDone = endpoint({
  method: 'POST',
  path: '/api/supplier-order-set-to-done/',
  access: 'supplier',
  needs: 'manage_orders',
  summary: 'Marks an acknowledged order done.',
  input: z.object({ supplier_order_id: publicId }),
  output: supplierOrderDetail,
  refusals: ['not_found', 'order_not_acknowledged'],
  keyed: 'replayed',
})
