import { type Cents, sumCents } from './money.ts'

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
