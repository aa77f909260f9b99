import { lineOf } from '../cart.ts'
import { cartSync } from '../use-cart.ts'
import { type CartFill, closeFill } from './last-fill.ts'

/** Sets what the cart was filled with back to what it had, apart from lines that were changed since. */
export function undoFill({ filled }: CartFill): void {
  const { cart } = cartSync.snapshot.get()
  if (!cart) return
  for (const { product, before, quantity } of filled) {
    const line = lineOf(cart, product.public_id)
    if (line?.quantity === quantity) cartSync.setQuantity(line.product, before)
  }
  closeFill()
}
