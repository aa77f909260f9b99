import type { Cents } from '@halles/domain/money.ts'
import { restaurantOrderTotal } from '@halles/domain/restaurant-order.ts'
import type { SupplierOrderStatus } from '@halles/domain/supplier-order.ts'
import { sql } from 'kysely'
import type { Transaction } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'

export type LockedSupplierOrder = {
  id: number
  restaurantOrderId: number
  status: SupplierOrderStatus
}

/**
 * Locks one order of a supplier. Whoever locks the restaurant's order as well does so after this, never before: so no
 * two wait for each other.
 */
export function lockSupplierOrder(
  tx: Transaction,
  supplierId: SupplierId,
  publicId: string,
): Promise<LockedSupplierOrder | undefined> {
  return tx
    .selectFrom('supplier_order')
    .select(['id', 'restaurant_order_id as restaurantOrderId', 'status'])
    .where('supplier_id', '=', supplierId)
    .where('public_id', '=', publicId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

// The step that reaches a status; the first, pending, is the checkout's.
const STEPS = { acknowledged: 2, cancelled: 2, done: 3 } as const

/**
 * Changes the status of a locked order, with what it then costs in cents where that changes, and records who did it.
 * False when it has left its status already.
 */
export async function updateSupplierOrder(
  tx: Transaction,
  supplierId: SupplierId,
  order: LockedSupplierOrder,
  { status, totalCents }: { status: keyof typeof STEPS; totalCents?: Cents },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('supplier_order')
    .set({ status, ...(totalCents !== undefined && { total_cents: totalCents }) })
    .where('id', '=', order.id)
    .where('supplier_id', '=', supplierId)
    .where('status', '=', order.status)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx
    .insertInto('supplier_order_step')
    .values({
      supplier_order_id: order.id,
      step: STEPS[status],
      status,
      by_account_id: supplierId,
      // When it happened, not when its transaction began to wait.
      at: sql<Date>`clock_timestamp()`,
    })
    .execute()
  return true
}

/** Sums up anew, in cents, the order that a supplier's order is part of, and answers the restaurant it is of. */
export async function updateRestaurantOrderTotal(
  tx: Transaction,
  { restaurantOrderId }: LockedSupplierOrder,
): Promise<number> {
  const { restaurant_id } = await tx
    .selectFrom('restaurant_order')
    .select('restaurant_id')
    .where('id', '=', restaurantOrderId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  // Read under the lock: another supplier of the same order may have answered a moment ago.
  const parts = await tx
    .selectFrom('supplier_order')
    .select('total_cents')
    .where('restaurant_order_id', '=', restaurantOrderId)
    .execute()
  await tx
    .updateTable('restaurant_order')
    .set({ total_cents: restaurantOrderTotal(parts.map((part) => part.total_cents)) })
    .where('id', '=', restaurantOrderId)
    .execute()
  return restaurant_id
}
