import { MAX_CART_LINES } from '@halles/domain/cart.ts'
import { MAX_APPROVAL_NOTE } from '@halles/domain/order-limit.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { problem } from '../field-problems.ts'
import { lineQuantity } from '../schemas/amounts.ts'
import { askedAt } from '../schemas/approval.ts'
import { cart, changedCart, checkoutView, setLine } from '../schemas/cart.ts'
import { filledCart, ordersAgain } from '../schemas/cart-fill.ts'
import { namedDay, orderedDelivery, orderNote, poNumber } from '../schemas/delivery-day.ts'
import { optionalParagraph, publicId } from '../schemas/text.ts'

const line = z.object({ productId: publicId, quantity: lineQuantity })

export const getCart = endpoint({
  method: 'GET',
  path: '/api/cart/',
  access: 'restaurant',
  summary: 'The cart as the server holds it; a new device starts from it.',
  input: z.object({}),
  output: cart,
  refusals: [],
})

export const cartAdd = endpoint({
  method: 'POST',
  path: '/api/cart-add/',
  access: 'restaurant',
  summary: 'Adds cases of a product; quantities of one product sum up.',
  input: line,
  output: changedCart,
  refusals: ['not_found', 'key_reused'],
  keyed: 'by-handler',
})

export const cartUpdate = endpoint({
  method: 'POST',
  path: '/api/cart-update/',
  access: 'restaurant',
  summary: 'Sets the quantity of a line.',
  input: line,
  output: changedCart,
  refusals: ['not_found', 'key_reused'],
  keyed: 'by-handler',
})

export const cartRemove = endpoint({
  method: 'POST',
  path: '/api/cart-remove/',
  access: 'restaurant',
  summary: 'Removes a line. Removing it twice is no error.',
  input: line.pick({ productId: true }),
  output: changedCart,
  refusals: ['key_reused'],
  keyed: 'by-handler',
})

export const cartSet = endpoint({
  method: 'POST',
  path: '/api/cart-set/',
  access: 'restaurant',
  summary: 'Sets lines to the quantities wanted, as a device does that was offline; 0 removes.',
  input: z.object({
    lines: z
      .array(z.object({ productId: publicId, quantity: z.union([z.literal(0), lineQuantity]) }))
      .max(2 * MAX_CART_LINES),
  }),
  output: z.object({ cart, lines: z.array(setLine) }),
  refusals: ['key_reused'],
  keyed: 'by-handler',
})

export const getOrderAgain = endpoint({
  method: 'GET',
  path: '/api/order-again/',
  access: 'restaurant',
  summary:
    "What `POST /api/order-again/` would place again: the restaurant's last order, and those of this weekday a week ago.",
  input: z.object({}),
  output: ordersAgain,
  refusals: [],
})

export const orderAgain = endpoint({
  method: 'POST',
  path: '/api/order-again/',
  access: 'restaurant',
  summary:
    "Fills the cart with what an order asked for, the restaurant's last one, or all of this weekday a week ago: each line gets the larger of the quantities. Says of each product what became of it, and what costs more now.",
  input: z
    .object({
      restaurant_order_public_id: publicId.optional(),
      from: z.enum(['last_order', 'last_weekday']).optional(),
    })
    .refine(
      ({ restaurant_order_public_id: order, from }) =>
        (order === undefined) !== (from === undefined),
      { ...problem('invalid'), path: ['from'] },
    ),
  output: filledCart,
  refusals: ['not_found', 'key_reused'],
  keyed: 'by-handler',
})

export const getCheckout = endpoint({
  method: 'GET',
  path: '/api/checkout/',
  access: 'restaurant',
  summary:
    'The cart grouped by supplier, with what is missing to each minimum and the days on which it can be delivered.',
  input: z.object({}),
  output: checkoutView,
  refusals: [],
})

export const chooseDelivery = endpoint({
  method: 'POST',
  path: '/api/checkout-choice/',
  access: 'restaurant',
  summary:
    "Stores with the cart the delivery day of a supplier's part, the restaurant's own number for it and a note; what is left out stays as it is.",
  input: z.object({
    supplier_public_id: publicId,
    day: namedDay.nullable().optional(),
    po_number: poNumber.optional(),
    note: orderNote.optional(),
  }),
  output: checkoutView,
  refusals: ['not_found', 'delivery_day_closed', 'key_reused'],
  keyed: 'replayed',
})

export const checkout = endpoint({
  method: 'POST',
  path: '/api/checkout/',
  access: 'restaurant',
  summary:
    'Orders the whole cart from all its suppliers at once, or nothing: each for the day named here, else for the one stored with the cart, else for the first that is offered.',
  input: z
    .object({
      cart_version: z.string().max(100).optional(),
      deliveries: z
        .array(z.object({ supplier_public_id: publicId, day: namedDay }))
        .max(MAX_CART_LINES)
        .optional(),
    })
    .default({}),
  output: z.object({
    cart,
    order_public_id: publicId,
    deliveries: z.array(orderedDelivery).meta({
      description:
        'The day that each part was ordered for; empty when what was ordered was answered by an earlier version',
    }),
  }),
  refusals: [
    'cart_empty',
    'minimum_not_met',
    'cart_changed',
    'approval_needed',
    'delivery_day_closed',
    'key_reused',
  ],
  keyed: 'by-handler',
  critical: true,
})

const note = optionalParagraph(MAX_APPROVAL_NOTE).default('')

export const approvalAsk = endpoint({
  method: 'POST',
  path: '/api/approval-ask/',
  access: 'restaurant',
  summary:
    'Asks those whose limits allow the order to place the cart, in place of an earlier request. Asking the same again changes nothing.',
  input: z.object({ cart_version: z.string().max(100), note }),
  output: cart,
  refusals: ['cart_empty', 'cart_changed', 'approval_not_needed', 'key_reused'],
  keyed: 'replayed',
})

export const approvalRefuse = endpoint({
  method: 'POST',
  path: '/api/approval-refuse/',
  access: 'restaurant',
  needs: 'manage_orders',
  summary:
    'Refuses the request that waits for an answer; with `asked_at`, only that one. The cart stays as it is.',
  input: z.object({ note, asked_at: askedAt.optional() }).default({ note: '' }),
  output: cart,
  refusals: ['approval_changed', 'approval_needed', 'key_reused'],
  keyed: 'replayed',
})
