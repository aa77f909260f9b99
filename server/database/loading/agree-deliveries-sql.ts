import { sql } from 'kysely'
import type { Transaction } from '../transaction.ts'

/**
 * Gives each open order that was loaded, where its restaurant's city is in a zone of the supplier, the first delivery that
 * could still be ordered when it was placed; and stores where it goes. Orders elsewhere have no day: delivery is arranged.
 */
export async function agreeDeliveries(tx: Transaction): Promise<void> {
  await sql`
    update supplier_order
    set delivery_day = agreed.day, window_from = agreed.window_from, window_to = agreed.window_to,
      cut_off_at = agreed.cut_off_at, delivery_zone_id = agreed.zone_id, deliver_to = agreed.deliver_to
    from (
      select distinct on (supplier_order.id) supplier_order.id, ahead::date as day, run.window_from, run.window_to,
        cut_off.at as cut_off_at, run.zone_id,
        jsonb_build_object('name', restaurant.name, 'address', restaurant.address, 'city', city.name,
          'zip_code', restaurant.zip_code, 'phone_number', restaurant.phone_number) as deliver_to
      from supplier_order
      join restaurant_order on restaurant_order.id = restaurant_order_id
      join restaurant on restaurant.account_id = restaurant_id
      join city on city.id = restaurant.city_id
      join delivery_zone_city served
        on served.supplier_id = supplier_order.supplier_id and served.city_id = restaurant.city_id
      join delivery_run run on run.zone_id = served.zone_id
      cross join lateral (select (supplier_order.placed_at at time zone 'America/Toronto')::date as day) placed
      join generate_series(placed.day, placed.day + 14, interval '1 day') ahead
        on extract(isodow from ahead) = run.weekday
      cross join lateral (
        select (ahead::date - run.days_before + run.cut_off) at time zone 'America/Toronto' as at) cut_off
      where supplier_order.status in ('pending', 'acknowledged') and supplier_order.delivery_day is null
        and cut_off.at > supplier_order.placed_at
      order by supplier_order.id, ahead
    ) agreed
    where agreed.id = supplier_order.id`.execute(tx)
}
