import { perRequest } from '../../platform/request-scope.ts'
import type { Cart } from './cart.ts'
import { EMPTY_LOG } from './cart-sync/cart-log.ts'
import { type CartSnapshot, INITIAL_STATUS, snapshotOf } from './cart-sync/cart-snapshot.ts'

const NO_CART = snapshotOf(undefined, EMPTY_LOG, INITIAL_STATUS)
const drawn = perRequest(() => ({ snapshot: NO_CART }))

/** The cart that a rendered page shows, without what only this device knows. */
export function pageCart(): CartSnapshot {
  return drawn().snapshot
}

export function setPageCart(cart: Cart): void {
  drawn().snapshot = snapshotOf(cart, EMPTY_LOG, INITIAL_STATUS)
}
