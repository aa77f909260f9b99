import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { type OrderPhase, phaseOf } from '@halles/domain/order-change.ts'
import type { Transaction } from '../database/transaction.ts'
import type { ViewerOf } from '../platform/access/viewer.ts'
import { findRestaurantOrder } from './lists/restaurant-orders-sql.ts'
import { findSupplierOrder } from './lists/supplier-orders-sql.ts'
import { type LockedPart, lockPartOf, readMoment } from './lock-supplier-order-sql.ts'

/** A supplier's part that one side proposes something about, or answers, locked. */
export type ProposalPart = {
  part: LockedPart
  /** `ended` also once the restaurant has closed or received it. */
  phase: OrderPhase
  /** As the side reads it that asks. */
  readOrder: () => Promise<Output<Endpoints['orderPropose']>>
}

/** Locks an order of the viewer's business with the restaurant's order that it is part of; undefined when it has none such. */
export async function lockProposalPart(
  tx: Transaction,
  viewer: ViewerOf<'trade'>,
  publicId: string,
): Promise<ProposalPart | undefined> {
  const part = await lockPartOf(tx, viewer, publicId)
  if (!part) return undefined
  const { isBeforeCutOff, isReceived } = await readMoment(tx, part)
  const isOver = isReceived || part.orderStatus !== 'active'
  return {
    part,
    phase: isOver ? 'ended' : phaseOf(part.status, isBeforeCutOff),
    readOrder: async () => {
      const order =
        viewer.kind === 'restaurant'
          ? await findRestaurantOrder(tx, viewer.restaurantId, part.orderPublicId)
          : await findSupplierOrder(tx, viewer.supplierId, publicId)
      if (!order) throw new Error('an order that is locked has gone')
      return order
    },
  }
}
