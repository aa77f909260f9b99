import type { agreedDelivery } from '@halles/contract/schemas/delivery-day.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { IS_RECEIVED } from './receipt-sql.ts'

type AgreedDelivery = z.input<typeof agreedDelivery>

/** Of a `supplier_order`: its supplier has yet to say whether it delivers on a day that was late when it was ordered for. */
export const IS_TO_CONFIRM = sql<boolean>`(supplier_order.is_late and supplier_order.status = 'pending')`

/** Of a `supplier_order` and its `restaurant_order`: the restaurant can change it, and its cut-off is ahead. */
// guard: a received order cannot be changed until its cut-off [order-delivery]
//   code: and not ${IS_RECEIVED}
export const IS_CHANGEABLE = sql<boolean>`(restaurant_order.status = 'active'
  and supplier_order.status in ('pending', 'acknowledged') and clock_timestamp() < supplier_order.cut_off_at
  and not ${IS_RECEIVED})`

/** Of a `supplier_order` and its `restaurant_order`: the delivery as it was agreed, null where it is arranged between the two. */
export const DELIVERY =
  sql<AgreedDelivery>`case when supplier_order.delivery_day is not null then json_build_object(
  'day', supplier_order.delivery_day,
  'from', to_char(supplier_order.window_from, 'HH24:MI'),
  'to', to_char(supplier_order.window_to, 'HH24:MI'),
  'cut_off_at', supplier_order.cut_off_at,
  'is_late', ${IS_TO_CONFIRM},
  'is_before_cut_off', ${IS_CHANGEABLE}) end`.as('delivery')

/** Of a `supplier_order`; false without a delivery day. Not now(), which may be from before a lock was waited for. */
export const IS_BEFORE_CUT_OFF = sql<boolean>`coalesce(clock_timestamp() < supplier_order.cut_off_at, false)`

type DeliveredTo = 'name' | 'phone_number' | 'address' | 'city' | 'zip_code'

/**
 * Of a `supplier_order`, or what has its `deliver_to`, and its joined `restaurant` and `city`: where it is delivered, as it was agreed; of an order from
 * before that was stored, as it is today.
 */
export function deliveredTo(column: DeliveredTo, order = 'supplier_order') {
  const today = column === 'city' ? sql.ref('city.name') : sql.ref(`restaurant.${column}`)
  return sql<string>`coalesce(${sql.ref(`${order}.deliver_to`)}->>${sql.lit(column)}, ${today})`
}
