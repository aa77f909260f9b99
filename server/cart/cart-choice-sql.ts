import { type RawBuilder, sql } from 'kysely'
import { type Parameters, prepared } from '../database/prepared.ts'
import type { Transaction } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'

/** What is chosen for a supplier's part of the next order; `day` is YYYY-MM-DD. */
export type CartChoice = { day: string | null; poNumber: string; note: string }

type OfRestaurant = { restaurantId: RestaurantId }

const upsertChoice = prepared(
  'upsert_cart_choice',
  (_tx: Transaction, choice: Parameters<CartChoice & OfRestaurant & { supplierId: number }>) =>
    sql`insert into cart_choice (restaurant_id, supplier_id, day, po_number, note)
      values (${choice.restaurantId}, ${choice.supplierId}, ${choice.day}, ${choice.poNumber}, ${choice.note})
      on conflict (restaurant_id, supplier_id) do update
      set day = excluded.day, po_number = excluded.po_number, note = excluded.note
      where (cart_choice.day, cart_choice.po_number, cart_choice.note)
        is distinct from (excluded.day, excluded.po_number, excluded.note)`,
)

/** Stores a choice with a locked cart, in place of the supplier's earlier one; false when it was that already. */
export async function storeChoice(
  tx: Transaction,
  restaurantId: RestaurantId,
  supplierId: number,
  choice: CartChoice,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await upsertChoice(tx, { restaurantId, supplierId, ...choice })
  return numAffectedRows > 0n
}

/** The query that removes all that was chosen for a cart; returns the suppliers' ids. */
export function deleteChoicesQuery({ restaurantId }: Parameters<OfRestaurant>) {
  return sql`delete from cart_choice where restaurant_id = ${restaurantId} returning supplier_id`
}

/**
 * The query that removes what was chosen for suppliers of whom nothing stays in the cart; `staying` is a query of the ids of
 * the products that do. The last part of the statement that removes lines: no later order carries an old day or number.
 */
export function deleteUnusedChoicesQuery(
  { restaurantId }: Parameters<OfRestaurant>,
  staying: RawBuilder<unknown>,
) {
  // guard: cart: what was chosen for a supplier leaves with its last line [cart/delivery-days]
  //   code: and supplier_id not in (
  //   instead: and false and supplier_id not in (
  return sql`delete from cart_choice
    where restaurant_id = ${restaurantId} and supplier_id not in (
      select product.supplier_id from product where product.id in (${staying})
    )`
}
