import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, orderNumber } from '../schemas/order.ts'
import { publicId } from '../schemas/text.ts'

const time = z.string().meta({ description: 'HH:MM in Montréal' })

export const restaurantToday = endpoint({
  method: 'GET',
  path: '/api/restaurant-today/',
  access: 'restaurant',
  summary:
    "What a restaurant's day begins with: today's deliveries by their hour, orders with what the reader has not seen, and how many answers are awaited. At most 20 rows each.",
  input: z.object({}),
  output: z
    .object({
      today: day,
      deliveries: z.array(
        z.object({
          order_public_id: publicId,
          supplier: z.string(),
          from: time,
          to: time,
          is_accepted: z.boolean(),
        }),
      ),
      changed: z.array(
        z.object({
          order_public_id: publicId,
          number: orderNumber,
          supplier: z.string(),
          unread: z.int(),
        }),
      ),
      /** Orders that a supplier has yet to answer. */
      awaited: z.int(),
      /** Proposals that the restaurant has yet to answer. */
      to_answer: z.int(),
    })
    .meta({ id: 'RestaurantToday' }),
  refusals: [],
})

export const supplierToday = endpoint({
  method: 'GET',
  path: '/api/supplier-today/',
  access: 'supplier',
  needs: 'manage_orders',
  summary:
    "What a supplier's day begins with: new orders, what is to be picked and delivered, orders with what the reader has not seen, and today's cut-offs, at most 20.",
  input: z.object({}),
  output: z
    .object({
      today: day,
      new_orders: z.int(),
      to_pick: z.int(),
      /** Accepted orders that are delivered today. */
      to_deliver: z.int(),
      /** Open orders with entries that the reader has not seen. */
      unread: z.int(),
      cut_offs: z.array(
        z.object({
          at: time,
          /** The day that is delivered. */
          day,
          is_over: z.boolean(),
          /** Open orders that can be changed until then. */
          orders: z.int(),
        }),
      ),
    })
    .meta({ id: 'SupplierToday' }),
  refusals: [],
})
