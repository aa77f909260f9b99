import {
  type DatedTerms,
  MOST_PRICE_CHANGES,
  MOST_READ_ORDERS,
} from '@halles/domain/price-history.ts'
import { type RawBuilder, sql } from 'kysely'
import {
  MONTREAL,
  MONTREAL_TODAY,
  montrealDay,
  TWELVE_MONTHS_AGO,
} from '../../database/montreal-days.ts'
import type { Operand } from '../../database/prepared.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'

/** A case on the wire: cents, hundredths of its unit. */
type PricedCase = { price: number; quantity_per_case: number; unit: string }
type History = {
  since: string
  today: string
  changes: ({ until: string } & PricedCase)[]
}

/**
 * Of `product`: what a case cost and held in the last twelve months, by the day in Montréal on which that changed, as that day
 * began; of the newest MOST_PRICE_CHANGES changes. Where there were more, nothing is said of the days before them.
 */
export const PRICE_HISTORY = sql<History>`(
  with newest as (
    select until_at, ${montrealDay('until_at')} as until, price_cents, quantity_hundredths, unit
    from product_price
    where product_price.product_id = product.id and until_at >= ${TWELVE_MONTHS_AGO}
    order by until_at desc limit ${sql.lit(MOST_PRICE_CHANGES)}
  ), changes as (
    select distinct on (until) until, price_cents, quantity_hundredths, unit from newest order by until, until_at
  )
  select json_build_object(
    'today', ${MONTREAL_TODAY},
    'since', case when (select count(*) from newest) = ${sql.lit(MOST_PRICE_CHANGES)} then min(until)
      else greatest((${TWELVE_MONTHS_AGO} at time zone 'America/Toronto')::date, ${montrealDay('product.created_at')}) end,
    'changes', coalesce(json_agg(json_build_object('until', until, 'price', price_cents,
      'quantity_per_case', quantity_hundredths, 'unit', unit) order by until), '[]'))
  from changes)`.as('price_history')

/**
 * Of `product`: what a restaurant ordered a case for in the last twelve months, by day in Montréal, the last of each; as last_paid
 * counts (migration 023). Read through its own newest orders: others order the same product far more often.
 */
export function paidCases(restaurantId: Operand<RestaurantId>) {
  // `offset 0`: joined, all lines of everybody could be read. Nothing is read of what was never ordered.
  return sql<({ date: string } & PricedCase)[]>`(case when exists (
      select from last_paid where last_paid.restaurant_id = ${restaurantId} and last_paid.product_id = product.id)
    then (
      select coalesce(json_agg(json_build_object('date', date, 'price', price_cents,
        'quantity_per_case', quantity_hundredths, 'unit', unit) order by date), '[]')
      from (
        select distinct on (${placedOn}) ${placedOn} as date, line.price_cents, line.quantity_hundredths, line.unit
        from (
          select id, placed_at from restaurant_order
          where restaurant_order.restaurant_id = ${restaurantId} and placed_at >= ${TWELVE_MONTHS_AGO}
          order by placed_at desc limit ${sql.lit(MOST_READ_ORDERS)}
        ) placed
        cross join lateral (
          select price_cents, quantity_hundredths, unit from supplier_order part
          join order_line on order_line.supplier_order_id = part.id
          where part.restaurant_order_id = placed.id and part.supplier_id = product.supplier_id
            and part.status <> 'cancelled'
            and order_line.product_id = product.id and not order_line.is_cancelled offset 0
        ) line
        order by ${placedOn}, placed.placed_at desc, placed.id desc
      ) paid)
    else '[]' end)`.as('paid')
}

/**
 * Of `product`: what a restaurant was asked for one case by day, as far as that is kept: lines of the price list that it has now,
 * with their days, what that takes off, and specials; of each the newest MOST_PRICE_CHANGES of twelve months. Before `since` it
 * had another price list, or that took off something else.
 */
export function datedTerms(restaurantId: Operand<RestaurantId>) {
  const days = sql`daterange((${TWELVE_MONTHS_AGO} at time zone ${MONTREAL})::date, ${MONTREAL_TODAY}, '[]')`
  const newest = (from: RawBuilder<unknown>) => sql`(
    select coalesce(json_agg(json_build_object('from', lower(days), 'until', upper(days), 'priceCents', price_cents)
      order by days), '[]')
    from (
      select days, price_cents from ${from} and dated.product_id = product.id and from_cases = 1 and days && ${days}
      order by days desc limit ${sql.lit(MOST_PRICE_CHANGES)}
    ) newest)`
  // guard: product page: the history of a restaurant's own price list [own-history]
  //   code: and own.restaurant_id = ${restaurantId}
  // guard: product page: the history of prices of an account that is open [own-history]
  //   code: and own.status = 'open'
  return sql<DatedTerms>`(
    select json_build_object('since', greatest(own.terms_since, price_list.adjusted_since), 'adjustBp', price_list.adjust_bp,
      'agreed', ${newest(sql`price_list_line dated where dated.price_list_id = price_list.id`)},
      'specials', ${newest(sql`special dated where true`)})
    from (select) one
    left join customer own on own.supplier_id = product.supplier_id and own.restaurant_id = ${restaurantId}
    left join price_list on price_list.id = own.price_list_id and own.status = 'open')`.as(
    'dated_terms',
  )
}

const placedOn: RawBuilder<string> = montrealDay('placed.placed_at')
