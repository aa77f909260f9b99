import { restaurantOrderTotal } from '@halles/domain/restaurant-order.ts'
import type { Transaction } from '../database/transaction.ts'

/** Computes the total of a restaurant's locked order anew, in cents. To be called when the total of a supplier's order in it has changed. */
export async function updateRestaurantOrderTotal(
  tx: Transaction,
  restaurantOrderId: number,
): Promise<void> {
  const orders = await tx
    .selectFrom('supplier_order')
    .select('total_cents')
    .where('restaurant_order_id', '=', restaurantOrderId)
    .execute()
  await tx
    .updateTable('restaurant_order')
    .set({ total_cents: restaurantOrderTotal(orders.map((order) => order.total_cents)) })
    .where('id', '=', restaurantOrderId)
    .execute()
}
