import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { type OrderPhase, phaseOf } from '@halles/domain/order-change.ts'
import { LAST_ENTRY_BEFORE_FULL } from '@halles/domain/order-message.ts'
import type { Transaction } from '../database/transaction.ts'
import type { RestaurantViewer, ViewerOf } from '../platform/access/viewer.ts'
import { findRestaurantOrder } from './lists/restaurant-orders-sql.ts'
import { findSupplierOrder } from './lists/supplier-orders-sql.ts'
import {
  type LockedSupplierOrder,
  lockSupplierOrder,
  type OrderState,
  readOrderState,
} from './lock-supplier-order-sql.ts'

/** Who changes an order: somebody of its restaurant or of its supplier. */
export type Changer = ViewerOf<'trade'>

/** An order as the side of a viewer reads it. */
export type OrderReadBy<Viewer extends Changer> = Viewer extends RestaurantViewer
  ? Output<Endpoints['supplierOrderCancel']>
  : Output<Endpoints['supplierOrderUpdate']>

/** A supplier's order that somebody wants to change, locked. */
export type OrderToChange<Viewer extends Changer = Changer> = {
  order: LockedSupplierOrder
  state: OrderState
  /** `ended` also once the restaurant has closed or received it. */
  phase: OrderPhase
  readOrder: () => Promise<OrderReadBy<Viewer>>
}

/** Locks an order of the viewer's business and reads in which state it is; undefined when it has none such. */
export async function lockOrderForChange<Viewer extends Changer>(
  { tx, viewer }: { tx: Transaction; viewer: Viewer },
  publicId: string,
): Promise<OrderToChange<Viewer> | undefined> {
  const order = await lockSupplierOrder(tx, viewer, publicId)
  if (!order) return undefined
  const state = await readOrderState(tx, order.id)
  // guard: order change: an order that was received [order-receive.post]
  //   code: state.isReceived ||
  const isOver = state.isReceived || order.orderStatus !== 'active'
  return {
    order,
    state,
    phase: isOver ? 'ended' : phaseOf(order.status, state.isBeforeCutOff),
    readOrder: async () => {
      const current = await readAs(tx, viewer, order)
      if (!current) throw new Error('an order that is locked has gone')
      return current as OrderReadBy<Viewer>
    },
  }
}

function readAs(tx: Transaction, viewer: Changer, order: LockedSupplierOrder) {
  return viewer.kind === 'restaurant'
    ? findRestaurantOrder(tx, viewer.restaurantId, order.orderPublicId)
    : findSupplierOrder(tx, viewer.supplierId, order.publicId)
}

/** Whether an order is still in the state that has this version; without one, in any. */
export function isAsRead({ version }: OrderState, wanted: number | undefined): boolean {
  return wanted === undefined || version === wanted
}

/** Whether the trail of an order takes so many entries more: up to where messages end, or up to another number. */
export function hasRoomFor(
  { lastEntry }: OrderState,
  entries: number,
  last: number = LAST_ENTRY_BEFORE_FULL,
): boolean {
  return lastEntry + entries <= last
}

/** The supplier of an order as `minimum_not_met` carries it, with the cents that are missing. */
export function belowMinimum(
  { supplier: { publicId, name } }: LockedSupplierOrder,
  missing: number,
) {
  return { public_id: publicId, name, amount_missing: missing }
}
