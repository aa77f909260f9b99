import { exceededLimit } from '@halles/domain/order-limit.ts'
import { exceededToWire } from '../cart/cart-answers.ts'
import type { Transaction } from '../database/transaction.ts'
import type { RestaurantViewer } from '../platform/access/viewer.ts'
import type { LockedSupplierOrder } from './lock-supplier-order-sql.ts'
import { getMemberOfOrder } from './ordered-by-member-sql.ts'

/** The limit of a restaurant's member that so many cents more in an order would exceed, as `approval_needed` carries it; under the cart's lock. */
export async function exceededByMember(
  tx: Transaction,
  viewer: RestaurantViewer,
  { restaurantOrderId }: LockedSupplierOrder,
  totalCents: number,
): Promise<ReturnType<typeof exceededToWire> | undefined> {
  if (totalCents === 0) return undefined
  const { member, ofOrderCents } = await getMemberOfOrder(tx, viewer, restaurantOrderId)
  const { limits, orderedCents } = member
  const exceeded = exceededLimit(limits, { totalCents, orderedCents, ofOrderCents })
  return exceeded ? exceededToWire(exceeded) : undefined
}
