import type { RestaurantOrderStatus } from '@halles/domain/restaurant-order.ts'
import { sql } from 'kysely'
import type { Transaction } from '../../database/transaction.ts'
import type { RestaurantId, RestaurantViewer } from '../../platform/access/viewer.ts'

/** Locks the supplier orders of a restaurant's order, as they are locked before it; their ids. */
export async function lockSupplierOrders(
  tx: Transaction,
  restaurantId: RestaurantId,
  publicId: string,
): Promise<number[]> {
  const orders = await tx
    .selectFrom('supplier_order')
    .innerJoin('restaurant_order', 'restaurant_order.id', 'supplier_order.restaurant_order_id')
    .select('supplier_order.id')
    .where('restaurant_order.restaurant_id', '=', restaurantId)
    .where('restaurant_order.public_id', '=', publicId)
    .orderBy('supplier_order.id')
    .forNoKeyUpdate('supplier_order')
    .execute()
  return orders.map(({ id }) => id)
}

/** Locks one order of a restaurant. */
export function lockRestaurantOrder(
  tx: Transaction,
  restaurantId: RestaurantId,
  publicId: string,
): Promise<{ id: number; status: RestaurantOrderStatus } | undefined> {
  return tx
    .selectFrom('restaurant_order')
    .select(['id', 'status'])
    .where('restaurant_id', '=', restaurantId)
    .where('public_id', '=', publicId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Changes the status of a locked order and records who did it. False when it has left `from` already. */
export async function updateRestaurantOrderStatus(
  tx: Transaction,
  { restaurantId, personId }: Pick<RestaurantViewer, 'restaurantId' | 'personId'>,
  orderId: number,
  { from, to }: { from: RestaurantOrderStatus; to: RestaurantOrderStatus },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('restaurant_order')
    .set({ status: to })
    .where('id', '=', orderId)
    .where('restaurant_id', '=', restaurantId)
    .where('status', '=', from)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx
    .insertInto('restaurant_order_step')
    .values({
      restaurant_order_id: orderId,
      status: to,
      by_account_id: restaurantId,
      by_person_id: personId,
      // When it happened, not when its transaction began to wait; after the order was placed, though the clock was set back.
      at: sql<Date>`greatest(clock_timestamp(), (
        select max(at) from restaurant_order_step where restaurant_order_id = ${orderId}))`,
    })
    .execute()
  return true
}
