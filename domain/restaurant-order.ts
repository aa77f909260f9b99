import { type Cents, sumCents } from './money.ts'
import type { OrderSide } from './order-change.ts'
import type { SupplierOrderStatus } from './supplier-order.ts'

export const RESTAURANT_ORDER_STATUSES = ['active', 'done'] as const
export type RestaurantOrderStatus = (typeof RESTAURANT_ORDER_STATUSES)[number]

/** The restaurant closes an active order, whatever its suppliers' own statuses; refused when it is done already. */
export function setRestaurantOrderToDone(
  status: RestaurantOrderStatus,
): { status: 'done' } | { refused: 'order_not_active' } {
  return status === 'active' ? { status: 'done' } : { refused: 'order_not_active' }
}

/** Sum of what the suppliers' orders cost as they stand, in cents. */
export function restaurantOrderTotal(supplierTotals: readonly Cents[]): Cents {
  return sumCents(supplierTotals)
}

/**
 * A supplier's part of an order as its restaurant reads it: one that was accepted with changes is `modified`, one that the
 * restaurant took back itself `withdrawn`.
 */
export type PartState = SupplierOrderStatus | 'modified' | 'withdrawn'

/**
 * `isChanged`: its supplier reduced or removed lines; `cancelledBy`: who refused or took back all of it. A part that was
 * refused is cancelled, whatever its lines.
 */
export function partState(
  status: SupplierOrderStatus,
  isChanged: boolean,
  cancelledBy: OrderSide | null | undefined,
): PartState {
  if (status === 'cancelled') return cancelledBy === 'restaurant' ? 'withdrawn' : 'cancelled'
  return isChanged && status !== 'pending' ? 'modified' : status
}

/** How many suppliers of an order have answered, of how many; of those whose part was taken back no answer is expected. */
export function answersOf(states: readonly PartState[]): { answered: number; asked: number } {
  const asked = states.filter((state) => state !== 'withdrawn')
  return { answered: asked.filter((state) => state !== 'pending').length, asked: asked.length }
}
