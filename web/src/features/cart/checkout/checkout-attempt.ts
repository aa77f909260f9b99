import { newKey } from '../../../platform/keyed-call.ts'
import type { Cart } from '../cart-queries.ts'

/** One try to order one cart. The same key makes sure that it is ordered once, however often it is sent. */
export type Attempt = { key: string; cart_version: string }

/**
 * The attempt to send: the last one again while its answer is missing and the cart is still the same, or empty, as an
 * order that went through leaves it; otherwise a new one.
 */
export function attemptFor(last: Attempt | undefined, cart: Cart | undefined): Attempt {
  const cart_version = cart?.cart_version ?? ''
  const isEmpty = cart?.cart_products.length === 0
  if (last && (isEmpty || last.cart_version === cart_version)) return last
  return { key: newKey(), cart_version }
}
