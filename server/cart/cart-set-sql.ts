import { sql } from 'kysely'
import type { Transaction } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'
import { deleteUnusedChoicesQuery } from './cart-choice-sql.ts'
import { orderableProducts } from './cart-sql.ts'

/** Those of some products that this restaurant may order now. */
export async function findOrderable(
  tx: Transaction,
  restaurantId: RestaurantId,
  productPublicIds: readonly string[],
): Promise<Set<string>> {
  if (productPublicIds.length === 0) return new Set()
  const rows = await orderableProducts(tx, restaurantId)
    .select('product.public_id')
    .where('product.public_id', '=', sql<string>`any(${productPublicIds})`)
    .execute()
  return new Set(rows.map(({ public_id }) => public_id))
}

/**
 * Sets lines of a cart to these quantities, in this order; 0 removes, and with a supplier's last line what was chosen for it.
 * Each product once.
 */
export async function setCartLines(
  tx: Transaction,
  restaurantId: RestaurantId,
  lines: readonly { productId: string; quantity: number }[],
): Promise<void> {
  if (lines.length === 0) return
  await sql`
    with wanted as (
      select product.id as product_id, quantity, position
      from unnest(
        ${lines.map(({ productId }) => productId)}::text[],
        ${lines.map(({ quantity }) => quantity)}::integer[]
      ) with ordinality line (public_id, quantity, position)
      join product using (public_id)
    ), removed as (
      delete from cart_line using wanted
      where restaurant_id = ${restaurantId} and cart_line.product_id = wanted.product_id
        and wanted.quantity = 0
    ), written as (
      insert into cart_line (restaurant_id, product_id, quantity)
      select ${restaurantId}, product_id, quantity from wanted where quantity > 0 order by position
      on conflict (restaurant_id, product_id) do update set quantity = excluded.quantity
    )
    ${deleteUnusedChoicesQuery(
      { restaurantId: sql`${restaurantId}` },
      sql`select product_id from cart_line where restaurant_id = ${restaurantId}
        except select product_id from wanted where quantity = 0
        union select product_id from wanted where quantity > 0`,
    )}`.execute(tx)
}
