import { type RawBuilder, sql } from 'kysely'
import { MONTREAL_TODAY, startOfMontrealDay } from '../../database/montreal-days.ts'
import { type Parameters, prepared } from '../../database/prepared.ts'
import type { Transaction } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { type WantedLine, wantedLinesQuery } from './cart-fill-sql.ts'

/** Which orders are placed again: the one of a public id, the last one, or all of this weekday a week ago. */
export type OrdersAgain = 'order' | 'last_order' | 'last_weekday'

type Asked = Parameters<{ restaurantId: RestaurantId; publicId: string }>

/** The day of this weekday a week ago, by the database's clock. */
export const WEEK_AGO: RawBuilder<string> = sql<string>`(${MONTREAL_TODAY} - 7)`

/** Whether an order `placed` was placed on that day. */
export const PLACED_A_WEEK_AGO: RawBuilder<boolean> = sql<boolean>`(
  placed.placed_at >= ${startOfMontrealDay(WEEK_AGO)}
  and placed.placed_at < ${startOfMontrealDay(WEEK_AGO, 1)})`

/**
 * Whether a line `line` of an order is wanted again: of a part's lines of one product the last, as one that was removed may have
 * come again. Not a substitute, as what it came for is wanted; nor one that its restaurant removed, at once or by a proposal that
 * its supplier agreed to. What was in an order when it took back all of it is.
 */
// By line (`offset 0`): joined, all lines of everybody could be read.
// guard: order again: no substitute beside what it came for [order-again.post]
//   code: line.replaces_line_id is null and not exists
//   instead: not exists
export const WANTED_AGAIN: RawBuilder<boolean> = sql<boolean>`(
  line.replaces_line_id is null and not exists (
    select from order_line later
    where later.supplier_order_id = line.supplier_order_id and later.product_id = line.product_id
      and later.id > line.id and later.replaces_line_id is null offset 0)
  and (line.cancelled_by is distinct from 'restaurant' or not exists (
    select from order_entry
    where order_line_id = line.id and kind = 'line_removed')))`

/**
 * Of a line `line`: the cases that its restaurant asked for last, by its own change or proposal; neither what its supplier reduced nor
 * what came to the line as a substitute for another one changes them.
 */
export const ASKED_CASES: RawBuilder<number> = sql<number>`coalesce((
  select (new ->> 'quantity')::integer
  from order_entry left join proposal on proposal.id = proposal_id
  where order_line_id = line.id and kind = 'line_changed'
    and (proposal.side = 'restaurant' or proposal_id is null and by_account_id <> (
      select supplier_id from supplier_order where id = line.supplier_order_id))
  order by order_entry.number desc limit 1), line.quantity)`

/** The orders of a restaurant from the newest on; by number, which a clock that is set back does not change. */
export function newestOrders(restaurantId: RawBuilder<RestaurantId>): RawBuilder<unknown> {
  return sql`select id from restaurant_order where restaurant_id = ${restaurantId} order by number desc`
}

// Of `placed`, an order of the restaurant.
const CHOSEN: Record<OrdersAgain, (asked: Asked) => RawBuilder<unknown>> = {
  order: ({ publicId }) => sql`placed.public_id = ${publicId}`,
  last_order: ({ restaurantId }) => sql`placed.id = (${newestOrders(restaurantId)} limit 1)`,
  last_weekday: () => PLACED_A_WEEK_AGO,
}

const wantedAgain = prepared(
  'list_order_again',
  (tx: Transaction, asked: Asked, orders: OrdersAgain) =>
    wantedLinesQuery(
      tx,
      sql`(
        select line.product_id, sum(${ASKED_CASES})::integer as cases, min(line.id) as position,
          (array_agg(line.price_cents order by line.id desc))[1] as paid_price_cents,
          (array_agg(line.quantity_hundredths order by line.id desc))[1] as paid_quantity_hundredths,
          (array_agg(line.unit order by line.id desc))[1] as paid_unit
        from restaurant_order placed
        join supplier_order part on part.restaurant_order_id = placed.id
        join order_line line on line.supplier_order_id = part.id
        where placed.restaurant_id = ${asked.restaurantId} and ${CHOSEN[orders](asked)}
          and ${WANTED_AGAIN}
        group by line.product_id)`,
      asked.restaurantId,
    ),
)

/**
 * What one or several orders of the restaurant asked for, whatever their suppliers then changed: cases summed by product, the
 * case as it was ordered last. Empty when there is no such order.
 */
export async function listWantedAgain(
  tx: Transaction,
  restaurantId: RestaurantId,
  orders: OrdersAgain,
  publicId = '',
): Promise<WantedLine[]> {
  const { rows } = await wantedAgain(tx, { restaurantId, publicId }, orders)
  return rows
}
