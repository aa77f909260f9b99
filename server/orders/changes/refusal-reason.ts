import { isAsRead, type OrderToChange } from '../lock-order-for-change.ts'

/** Why a restaurant can change nothing at all of an order. */
export function refusalReason(
  { order, state }: Pick<OrderToChange, 'order' | 'state'>,
  version: number | undefined,
): 'order_not_active' | 'order_changed' | undefined {
  // guard: order change: an order that is closed [restaurant-order-change.post, supplier-order-cancel.post]
  if (order.orderStatus !== 'active') return 'order_not_active'
  // guard: order change: the version that was read [restaurant-order-change.post, supplier-order-cancel.post]
  //   code: isAsRead(state, version) ? undefined : 'order_changed'
  //   instead: undefined
  return isAsRead(state, version) ? undefined : 'order_changed'
}
