import { exceededLimit } from '@halles/domain/order-limit.ts'
import { exceededToWire } from '../cart/cart-answers.ts'
import type { Transaction } from '../database/transaction.ts'
import type { RestaurantViewer } from '../platform/access/viewer.ts'
import type { RefusalOptions } from '../platform/endpoint/refusal-options.ts'
import type { LockedSupplierOrder } from './lock-supplier-order-sql.ts'
import { getMemberOfOrder } from './ordered-by-member-sql.ts'
import { getOwnerName } from './whom-to-ask-sql.ts'

type AboveLimit = [carries: { exceeded: ReturnType<typeof exceededToWire> }, said: RefusalOptions]

/**
 * The limit of a restaurant's member that so many cents more in an order would exceed, as `approval_needed` carries it, with whom to
 * ask; under the cart's lock.
 */
export async function exceededByMember(
  tx: Transaction,
  viewer: RestaurantViewer,
  { restaurantOrderId }: LockedSupplierOrder,
  totalCents: number,
): Promise<AboveLimit | undefined> {
  if (totalCents === 0) return undefined
  const { member, ofOrderCents } = await getMemberOfOrder(tx, viewer, restaurantOrderId)
  const { limits, orderedCents } = member
  const exceeded = exceededLimit(limits, { totalCents, orderedCents, ofOrderCents })
  if (!exceeded) return undefined
  const owner = await getOwnerName(tx, viewer.restaurantId)
  const sentence: RefusalOptions['sentence'] = (about) => about.approval_needed(owner)
  return [{ exceeded: exceededToWire(exceeded) }, { sentence }]
}
