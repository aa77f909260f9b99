import { runPrepared } from '../database/run-prepared.ts'
import type { Transaction } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'

/**
 * Locks all that the cart's orders are made of until the transaction ends: each product (price, case,
 * deletion), its supplier (minimum, served cities, which change only under the supplier's row) and the supplier's
 * account (suspension). FOR SHARE lets other checkouts by and makes any update wait; FOR KEY SHARE would let prices
 * change. Locked supplier by supplier, account first, in the order of a supplier's own changes, so that none deadlocks with it.
 * To be read after, in a statement of its own: only that one sees what was waited for.
 */
export async function lockOrderedProducts(
  tx: Transaction,
  restaurantId: RestaurantId,
): Promise<void> {
  const query = tx
    .selectFrom('cart_line')
    .innerJoin('product', 'product.id', 'cart_line.product_id')
    .innerJoin('supplier', 'supplier.account_id', 'product.supplier_id')
    .innerJoin('account', 'account.id', 'supplier.account_id')
    .select('product.id')
    .where('cart_line.restaurant_id', '=', restaurantId)
    .orderBy('supplier.account_id')
    .orderBy('product.id')
    .forShare(['account', 'supplier', 'product'])
  await runPrepared(tx, 'lock_ordered_products', query)
}
