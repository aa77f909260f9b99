import { sql } from 'kysely'
import type { Database } from '../server/database/connect.ts'
import type { Session } from './accounts.ts'

export const SUPPLIERS_IN_A_CART = 3
export const LINES_OF_A_SUPPLIER = 2

/**
 * Fills the empty carts of these restaurants: some lines of some suppliers, other ones for each restaurant, and of each
 * line as many cases as meet its supplier's minimum.
 */
export async function fillCarts(
  database: Database,
  restaurants: readonly Session[],
): Promise<void> {
  const ids = restaurants.map(({ accountId }) => accountId)
  await sql`
    with sellers as (
      select account_id as supplier_id, minimum_order_cents, count(*) over () as sellers,
        row_number() over (order by account_id) - 1 as n
      from supplier
    ), chosen as (
      select restaurant_id, supplier_id, minimum_order_cents
      from unnest(${ids}::integer[]) restaurants (restaurant_id)
      cross join generate_series(0, ${SUPPLIERS_IN_A_CART - 1}) nth
      join sellers on sellers.n = (restaurant_id * 7 + nth * (sellers / ${SUPPLIERS_IN_A_CART})) % sellers
    ), goods as (
      select id, supplier_id, price_cents, count(*) over (partition by supplier_id) as goods,
        row_number() over (partition by supplier_id order by id) as n
      from product
    )
    insert into cart_line (restaurant_id, product_id, quantity)
    select restaurant_id, goods.id, least(9999, greatest(2, ceil(minimum_order_cents::numeric / price_cents)))
    from chosen
    join goods using (supplier_id)
    where (goods.n + restaurant_id) % goods < ${LINES_OF_A_SUPPLIER}`.execute(database)
}
