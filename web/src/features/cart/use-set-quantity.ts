import type { AddedProduct } from './cart-changes.ts'
import { useChangeCart } from './use-change-cart.ts'

/** Says how many cases of a product the cart is to hold, whether it holds any (`before`) or not; 0 takes it out. */
export function useSetQuantity(product: AddedProduct) {
  const change = useChangeCart()
  const productId = product.public_id
  return (quantity: number, before: number) => {
    if (quantity === 0) change({ kind: 'remove', productId })
    else if (before === 0) change({ kind: 'add', product, quantity })
    else change({ kind: 'update', productId, quantity })
  }
}
