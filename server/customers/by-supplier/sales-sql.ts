import { type RawBuilder, sql } from 'kysely'
import { MONTREAL, montrealDay, TWELVE_MONTHS_AGO } from '../../database/montreal-days.ts'
import type { SupplierId } from '../../platform/access/viewer.ts'

type Sales = {
  orders: number
  last_ordered: string | null
  month_orders: number
  month_total: number
  year_orders: number
  year_total: number
}

const THIS_MONTH = sql`date_trunc('month', now(), ${MONTREAL})`

/**
 * What a supplier sold to a restaurant, in cents: orders that were cancelled count in nothing. Read through the restaurant's
 * orders, each of which has one with the supplier at most.
 */
export function salesTo(supplierId: SupplierId, restaurantId: RawBuilder<unknown>) {
  const since = (start: RawBuilder<unknown>) => sql`filter (where part.placed_at >= ${start})`
  const count = (start: RawBuilder<unknown>) => sql`(count(*) ${since(start)})::integer`
  const total = (start: RawBuilder<unknown>) =>
    sql`coalesce(sum(part.total_cents) ${since(start)}, 0)::bigint`
  // guard: customers: sales of the supplier alone [customer-list.get]
  //   code: part.supplier_id = ${supplierId} and
  // guard: customers: what is cancelled counts in nothing [customer-list.get]
  //   code: and part.status <> 'cancelled'
  return sql<Sales>`(
    select count(*)::integer as orders, max(${montrealDay('part.placed_at')}) as last_ordered,
      ${count(THIS_MONTH)} as month_orders, ${total(THIS_MONTH)} as month_total,
      ${count(TWELVE_MONTHS_AGO)} as year_orders, ${total(TWELVE_MONTHS_AGO)} as year_total
    from restaurant_order placed
    join supplier_order part on part.restaurant_order_id = placed.id
    where part.supplier_id = ${supplierId} and placed.restaurant_id = ${restaurantId} and part.status <> 'cancelled'
  )`.as<'sales'>('sales')
}
