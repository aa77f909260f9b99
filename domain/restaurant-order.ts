import { type Cents, sumCents } from './money.ts'
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

/** A supplier's part of an order as its restaurant reads it: one that was accepted with changes is `modified`. */
export type PartState = SupplierOrderStatus | 'modified'

/** `isChanged`: its supplier reduced or removed lines. A part that was refused is cancelled, whatever its lines. */
export function partState(status: SupplierOrderStatus, isChanged: boolean): PartState {
  return isChanged && status !== 'pending' && status !== 'cancelled' ? 'modified' : status
}

/** How many suppliers of an order have answered, of how many. */
export function answersOf(parts: readonly { readonly status: SupplierOrderStatus }[]): {
  answered: number
  asked: number
} {
  return {
    answered: parts.filter(({ status }) => status !== 'pending').length,
    asked: parts.length,
  }
}
