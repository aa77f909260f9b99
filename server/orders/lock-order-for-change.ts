import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { type OrderPhase, phaseOf } from '@halles/domain/order-change.ts'
import type { Transaction } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'
import { findRestaurantOrder } from './lists/restaurant-orders-sql.ts'
import { type LockedPart, lockPart, readMoment } from './lock-supplier-order-sql.ts'
import { hasVersion } from './supplier-order-status-sql.ts'

/** A supplier's part of a restaurant's order that it wants to change, locked. */
type PartToChange = {
  part: LockedPart
  phase: OrderPhase
  /** Public ids of lines that may be removed in any phase. */
  droppable: string[]
  /** Why nothing can be changed at all. */
  refused: 'order_not_active' | 'order_changed' | undefined
  readOrder: () => Promise<Output<Endpoints['supplierOrderCancel']>>
}

type Wanted = { supplier_order_public_id: string; order_version?: number | undefined }

/** Locks what a restaurant wants to change and reads in which state it is; undefined when it has no such order. */
export async function lockPartToChange(
  tx: Transaction,
  restaurantId: RestaurantId,
  wanted: Wanted,
): Promise<PartToChange | undefined> {
  const part = await lockPart(tx, restaurantId, wanted.supplier_order_public_id)
  if (!part) return undefined
  const { isBeforeCutOff, isReceived, droppable } = await readMoment(tx, part)
  const isAsRead = await hasVersion(tx, part.id, wanted.order_version)
  return {
    part,
    // guard: order change: a part that was received [order-receive.post]
    //   code: isReceived ? 'ended' :
    phase: isReceived ? 'ended' : phaseOf(part.status, isBeforeCutOff),
    droppable,
    refused: whyNot(part, isAsRead),
    readOrder: async () => {
      const order = await findRestaurantOrder(tx, restaurantId, part.orderPublicId)
      if (!order) throw new Error('an order that is locked has gone')
      return order
    },
  }
}

function whyNot({ orderStatus }: LockedPart, isAsRead: boolean) {
  // guard: order change: an order that is closed [restaurant-order-change.post, supplier-order-cancel.post]
  if (orderStatus !== 'active') return 'order_not_active'
  // guard: order change: the version that was read [restaurant-order-change.post, supplier-order-cancel.post]
  //   code: isAsRead ? undefined : 'order_changed'
  //   instead: undefined
  return isAsRead ? undefined : 'order_changed'
}
