import type { OrderSide } from '@halles/domain/order-change.ts'
import type { RestaurantOrderStatus } from '@halles/domain/restaurant-order.ts'
import { sql } from 'kysely'
import type { Transaction } from '../database/transaction.ts'
import type { AccountId, RestaurantId, SupplierId } from '../platform/access/viewer.ts'
import { IS_BEFORE_CUT_OFF } from './facts/delivery-sql.ts'
import { MAY_DROP } from './facts/order-lines-sql.ts'
import { IS_RECEIVED } from './facts/receipt-sql.ts'
import type { LockedSupplierOrder } from './supplier-order-status-sql.ts'

/** A supplier's part of a restaurant's order, both locked; the minimum as it was agreed, in cents, null where none was. */
export type LockedPart = LockedSupplierOrder & {
  orderPublicId: string
  orderStatus: RestaurantOrderStatus
  supplier: { publicId: string; name: string }
  minimumCents: number | null
}

/** The supplier of a part as `minimum_not_met` carries it, with the cents that are missing. */
export function belowMinimum({ supplier: { publicId, name } }: LockedPart, missing: number) {
  return { public_id: publicId, name, amount_missing: missing }
}

/** Locks one supplier's part of a restaurant's order, and then that order. */
export function lockPart(
  tx: Transaction,
  restaurantId: RestaurantId,
  publicId: string,
): Promise<LockedPart | undefined> {
  return lockPartOf(tx, { kind: 'restaurant', accountId: restaurantId }, publicId)
}

const OWNER = {
  restaurant: 'restaurant_order.restaurant_id',
  supplier: 'supplier_order.supplier_id',
} as const

/** The same by either of its two sides. */
export async function lockPartOf(
  tx: Transaction,
  { kind, accountId }: { kind: OrderSide; accountId: AccountId | RestaurantId },
  publicId: string,
): Promise<LockedPart | undefined> {
  const part = await tx
    .selectFrom('supplier_order')
    .innerJoin('restaurant_order', 'restaurant_order.id', 'supplier_order.restaurant_order_id')
    .innerJoin('supplier', 'supplier.account_id', 'supplier_order.supplier_id')
    .innerJoin('account', 'account.id', 'supplier.account_id')
    .select([
      'supplier_order.id',
      sql<SupplierId>`supplier_order.supplier_id`.as('supplierId'),
      'supplier_order.restaurant_order_id as restaurantOrderId',
      'restaurant_order.restaurant_id as restaurantId',
      'restaurant_order.public_id as orderPublicId',
      'supplier_order.status',
      'supplier_order.total_cents as totalCents',
      'supplier_order.minimum_cents as minimumCents',
      'account.public_id as supplierPublicId',
      'supplier.name as supplierName',
    ])
    // guard: order change: owner of a part [access-sweep]
    .where(OWNER[kind], '=', accountId)
    .where('supplier_order.public_id', '=', publicId)
    .forNoKeyUpdate('supplier_order')
    .executeTakeFirst()
  if (!part) return undefined
  const { status: orderStatus } = await tx
    .selectFrom('restaurant_order')
    .select('status')
    .where('id', '=', part.restaurantOrderId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const { supplierPublicId, supplierName, ...order } = part
  return { ...order, orderStatus, supplier: { publicId: supplierPublicId, name: supplierName } }
}

/** Whether the cut-off of a locked order is still ahead, whether it was received, and the public ids of lines that may be dropped; after the lock. */
export async function readMoment(
  tx: Transaction,
  { id }: LockedPart,
): Promise<{ isBeforeCutOff: boolean; isReceived: boolean; droppable: string[] }> {
  return await tx
    .selectFrom('supplier_order')
    .select([
      IS_BEFORE_CUT_OFF.as('isBeforeCutOff'),
      IS_RECEIVED.as('isReceived'),
      sql<string[]>`array(
        select public_id from order_line where supplier_order_id = supplier_order.id and ${MAY_DROP})`.as(
        'droppable',
      ),
    ])
    .where('supplier_order.id', '=', id)
    .executeTakeFirstOrThrow()
}
