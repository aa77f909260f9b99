import { sql } from 'kysely'
import type { Database } from '../connect.ts'
import type { Transaction } from '../transaction.ts'

/**
 * For each of these suppliers a zone of all cities that it serves, delivered from Monday to Friday between 6 and 11 o'clock what
 * was ordered before 16 o'clock the day before.
 */
export async function insertDeliveryZones(
  executor: Database | Transaction,
  supplierIds: readonly number[],
): Promise<void> {
  await sql`
    with zone as (
      insert into delivery_zone (supplier_id, name)
      select id, 'Partout' from unnest(${[...supplierIds]}::integer[]) supplier (id)
      returning id, supplier_id
    ), zone_city as (
      insert into delivery_zone_city (supplier_id, city_id, zone_id)
      select zone.supplier_id, supplier_city.city_id, zone.id
      from zone join supplier_city on supplier_city.supplier_id = zone.supplier_id
    )
    insert into delivery_run (zone_id, weekday, days_before, cut_off, window_from, window_to)
    select zone.id, weekday, 1, '16:00', '06:00', '11:00' from zone, generate_series(1, 5) weekday`.execute(
    executor,
  )
}
