import { type RawBuilder, sql } from 'kysely'
import type { Operand } from '../database/prepared.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'

/** Of a `supplier`: the minimum of a restaurant's order in cents: agreed with it, else that of the zone its city is in, else the supplier's own. */
export function minimumFor(restaurantId: Operand<RestaurantId>): RawBuilder<number> {
  return sql<number>`coalesce((
    select customer.minimum_cents from customer
    where customer.supplier_id = supplier.account_id and customer.restaurant_id = ${restaurantId}
      and customer.status = 'open'
  ), (
    select zone.minimum_order_cents from restaurant
    join delivery_zone_city served on served.city_id = restaurant.city_id
    join delivery_zone zone on zone.id = served.zone_id
    where restaurant.account_id = ${restaurantId} and served.supplier_id = supplier.account_id
  ), supplier.minimum_order_cents)`
}
