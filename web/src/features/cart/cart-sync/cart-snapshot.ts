import { type Cart, EMPTY_CART } from '../cart.ts'
import { withPending } from '../with-pending.ts'
import type { CartLog, Notice } from './cart-log.ts'

export type CartSnapshot = {
  /** With every change made; undefined until the server's is known. */
  cart: Cart | undefined
  /** Cases by product, of what can be ordered. */
  quantities: ReadonlyMap<string, number>
  /** Products whose quantity the server has not answered yet. */
  pendingCount: number
  /** The server could not be asked: what is pending waits for it. */
  isWaiting: boolean
  notices: readonly Notice[]
  /** Why the cart could not be read the last time. */
  error: unknown
}

export type SyncStatus = Pick<CartSnapshot, 'isWaiting' | 'error'>

export const INITIAL_STATUS: SyncStatus = { isWaiting: false, error: undefined }

export function snapshotOf(
  serverCart: Cart | undefined,
  { pending, notices }: CartLog,
  { isWaiting, error }: SyncStatus,
): CartSnapshot {
  // A cart that cannot be read shows at least what was put into it here.
  const base = serverCart ?? (error !== undefined && pending.length > 0 ? EMPTY_CART : undefined)
  const cart = withPending(base ?? EMPTY_CART, pending)
  return {
    cart: base && cart,
    quantities: new Map(cart.cart_products.map((line) => [line.product.public_id, line.quantity])),
    pendingCount: new Set(pending.map(({ productId }) => productId)).size,
    isWaiting,
    notices,
    error,
  }
}
