import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import type { Transaction } from '../../database/transaction.ts'

/**
 * At most `limit` orders with an open proposal that nobody can answer any more, the longest overdue first, those of `tried` left
 * out; nothing is locked.
 */
export async function listOverdueOrders(
  database: Database,
  limit: number,
  tried: readonly number[],
): Promise<number[]> {
  const orders = await database
    .selectFrom('proposal')
    .select('supplier_order_id')
    .where('status', '=', 'open')
    .where(sql<boolean>`answer_by <= clock_timestamp()`)
    .where(sql<boolean>`supplier_order_id <> all(${[...tried]}::integer[])`)
    .orderBy('answer_by')
    .limit(limit)
    .execute()
  return orders.map((order) => order.supplier_order_id)
}

/** Locks an order for Halles itself, with both its sides; undefined while somebody else holds it. */
export function lockOverdueOrder(
  tx: Transaction,
  id: number,
): Promise<{ id: number; supplierId: number; restaurantId: number } | undefined> {
  return tx
    .selectFrom('supplier_order')
    .innerJoin('restaurant_order', 'restaurant_order.id', 'supplier_order.restaurant_order_id')
    .select([
      'supplier_order.id',
      'supplier_order.supplier_id as supplierId',
      'restaurant_order.restaurant_id as restaurantId',
    ])
    .where('supplier_order.id', '=', id)
    .forNoKeyUpdate('supplier_order')
    .skipLocked()
    .executeTakeFirst()
}
