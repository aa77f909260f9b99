import { MAX_LISTED_ORDERS } from '@halles/domain/pick-list.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { problem } from '../field-problems.ts'
import { day } from '../schemas/order.ts'
import { askedDelivery, namedZone, routeSheet as sheet } from '../schemas/route.ts'
import { publicId } from '../schemas/text.ts'

const openWork = {
  /** Accepted orders, and their cases. */
  orders: z.int(),
  cases: z.int(),
  /** Orders that wait for an answer. */
  unanswered: z.int(),
}

export const deliveryDayList = endpoint({
  method: 'GET',
  path: '/api/delivery-day-list/',
  access: 'supplier',
  needs: 'pick',
  summary:
    'The days on which open orders are delivered, soonest first, and the zones of each; last, with `day` null, those whose delivery is arranged.',
  input: z.object({}),
  output: z
    .object({
      today: day,
      days: z.array(
        z.object({
          day: day.nullable(),
          ...openWork,
          zones: z.array(
            z.object({
              zone: namedZone.nullable().meta({ description: 'Null: in none, or in one deleted' }),
              ...openWork,
            }),
          ),
        }),
      ),
    })
    .meta({ id: 'DeliveryDays' }),
  refusals: [],
})

export const routeSheet = endpoint({
  method: 'GET',
  path: '/api/route-sheet/',
  access: 'supplier',
  needs: 'pick',
  summary:
    'Where the accepted orders of a day are delivered, in the order of the route, without any price.',
  input: z.object(askedDelivery),
  output: sheet,
  refusals: ['not_found'],
})

export const routeOrder = endpoint({
  method: 'POST',
  path: '/api/route-order/',
  access: 'supplier',
  needs: 'manage_orders',
  summary:
    'Puts the stops of a day, or of one zone of it, into this order. Orders that are not named follow them.',
  input: z.object({
    ...askedDelivery,
    /** As the sheet said it. */
    version: z.int().min(0),
    supplier_order_public_ids: z
      .array(publicId)
      .min(1, problem('required'))
      .max(MAX_LISTED_ORDERS, problem('invalid'))
      .refine((ids) => new Set(ids).size === ids.length, problem('invalid')),
  }),
  output: sheet,
  refusals: ['not_found', 'route_changed'],
  keyed: 'replayed',
})
