import { type OfferedDay, offeredDays } from '@halles/domain/delivery-days.ts'
import { sql } from 'kysely'
import type { Transaction } from '../../database/transaction.ts'
import { listCandidateDays } from '../../delivery/candidate-days-sql.ts'
import { deliveredTo } from '../facts/delivery-sql.ts'
import type { LockedSupplierOrder } from '../lock-supplier-order-sql.ts'

/** On which days a supplier delivers a locked order, soonest first, by the database's clock at an instant. */
export type DaysOfOrder = { zoneId: number | null; at: string; days: OfferedDay[] }

/**
 * The days of the zone that was agreed on with the order, else of the one that the city it goes to is in, for its open lines and
 * further products; none where delivery is arranged between the two. The supplier's row is locked before, so that its rules stay.
 */
export async function listDaysOfOrder(
  tx: Transaction,
  { id }: LockedSupplierOrder,
  productIds: readonly number[] = [],
): Promise<DaysOfOrder> {
  // guard: proposals: another day is of the zone agreed on [day-of-moved-restaurant]
  //   code: coalesce(delivery_zone_id, (
  //   instead: coalesce(null::integer, (
  const { rows } = await sql<{ zoneId: number | null; at: string; leadDays: number }>`
    select coalesce(delivery_zone_id, (
        select zone_id from delivery_zone_city served join city place on place.id = served.city_id
        where served.supplier_id = supplier_order.supplier_id and place.name = ${deliveredTo('city')})) as "zoneId",
      to_json(clock_timestamp()) #>> '{}' as at,
      coalesce((select max(lead_days)::integer from product
        where id = any(${[...productIds]}::integer[]) or id in (
          select product_id from order_line where supplier_order_id = ${id} and not is_cancelled)), 0) as "leadDays"
    from supplier_order
    join restaurant_order on restaurant_order.id = restaurant_order_id
    join restaurant on restaurant.account_id = restaurant_order.restaurant_id
    join city on city.id = restaurant.city_id
    where supplier_order.id = ${id}`.execute(tx)
  const { zoneId = null, at = '', leadDays = 0 } = rows[0] ?? {}
  const [found] = zoneId === null ? [] : await listCandidateDays(tx, [zoneId])
  return {
    zoneId,
    at: found?.at ?? at,
    days: found ? offeredDays(found.candidates, found.terms, leadDays) : [],
  }
}

/** Agrees on another delivery of a locked order: its supplier has proposed it, so it is not late. The day before, YYYY-MM-DD. */
export async function updateDelivery(
  tx: Transaction,
  { id, supplierId }: LockedSupplierOrder,
  { day, from, to, cutOffAt, zoneId }: OfferedDay & { zoneId: number | null },
): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    with former as (select delivery_day as day from supplier_order where id = ${id})
    update supplier_order
    set delivery_day = ${day}, window_from = ${from}, window_to = ${to}, cut_off_at = ${cutOffAt}, is_late = false,
      delivery_zone_id = ${zoneId}
    from former
    where id = ${id} and supplier_id = ${supplierId}
    returning former.day`.execute(tx)
  return rows[0]?.day ?? null
}
