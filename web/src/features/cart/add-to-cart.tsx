import { IconPlus } from '@tabler/icons-react'
import { useProductName } from '../../components/product-name.ts'
import { useTexts } from '../../platform/language.ts'
import styles from './add-to-cart.module.css'
import type { AddedProduct } from './cart-changes.ts'
import { openCartFor } from './cart-open.ts'
import { useQuantityInCart } from './use-cart.ts'
import { useChangeCart } from './use-change-cart.ts'

/** SPEC section 9: one case a click. The cases that are in the cart already stand on the button. */
export function AddToCart({ product }: { product: AddedProduct }) {
  const { cart } = useTexts()
  const name = useProductName()(product)
  const quantity = useQuantityInCart(product.public_id)
  const change = useChangeCart()
  const label = quantity === 0 ? cart.add(name) : `${cart.add(name)}, ${cart.inCart(quantity)}`

  function add() {
    change({ kind: 'add', product, quantity: 1 })
    openCartFor(product.public_id)
  }
  return (
    <button type="button" className={styles.add} aria-label={label} onClick={add}>
      <IconPlus size={22} stroke={2.5} aria-hidden />
      {quantity === 0 ? null : (
        <span className={styles.quantity} title={cart.inCart(quantity)} aria-hidden>
          {quantity}
        </span>
      )}
    </button>
  )
}
