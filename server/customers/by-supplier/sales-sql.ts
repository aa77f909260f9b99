import { type RawBuilder, sql } from 'kysely'
import { MONTREAL, montrealDay, TWELVE_MONTHS_AGO } from '../../database/montreal-days.ts'
import { IS_ESTIMATE } from '../../orders/facts/line-weights-sql.ts'
import type { SupplierId } from '../../platform/access/viewer.ts'

type Sales = {
  orders: number
  last_ordered: string | null
  month_orders: number
  month_total: number
  month_is_estimate: boolean
  year_orders: number
  year_total: number
  year_is_estimate: boolean
}

const THIS_MONTH = sql`date_trunc('month', now(), ${MONTREAL})`

/**
 * What a supplier sold to a restaurant, in cents: orders that were cancelled count in nothing. Read through the restaurant's
 * orders, each of which has one with the supplier at most.
 */
export function salesTo(supplierId: SupplierId, restaurantId: RawBuilder<unknown>) {
  const since = (start: RawBuilder<unknown>) =>
    sql`filter (where supplier_order.placed_at >= ${start})`
  const count = (start: RawBuilder<unknown>) => sql`(count(*) ${since(start)})::integer`
  const total = (start: RawBuilder<unknown>) =>
    sql`coalesce(sum(supplier_order.total_cents) ${since(start)}, 0)::bigint`
  const isEstimate = (start: RawBuilder<unknown>) =>
    sql`coalesce(bool_or(${IS_ESTIMATE}) ${since(start)}, false)`
  // guard: customers: sales of the supplier alone [customer-list.get]
  //   code: supplier_order.supplier_id = ${supplierId} and
  // guard: customers: what is cancelled counts in nothing [customer-list.get]
  //   code: and supplier_order.status <> 'cancelled'
  return sql<Sales>`(
    select count(*)::integer as orders, max(${montrealDay('supplier_order.placed_at')}) as last_ordered,
      ${count(THIS_MONTH)} as month_orders, ${total(THIS_MONTH)} as month_total,
      ${isEstimate(THIS_MONTH)} as month_is_estimate,
      ${count(TWELVE_MONTHS_AGO)} as year_orders, ${total(TWELVE_MONTHS_AGO)} as year_total,
      ${isEstimate(TWELVE_MONTHS_AGO)} as year_is_estimate
    from restaurant_order placed
    join supplier_order on supplier_order.restaurant_order_id = placed.id
    where supplier_order.supplier_id = ${supplierId} and placed.restaurant_id = ${restaurantId} and supplier_order.status <> 'cancelled'
  )`.as<'sales'>('sales')
}
