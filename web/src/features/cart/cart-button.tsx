import { IconShoppingCart } from '@tabler/icons-react'
import { CountBadge } from '../../components/count-badge.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { useMountOnFirstOpen } from '../../components/mount-on-open.ts'
import { useTexts } from '../../platform/language/language.ts'
import { usePreloadWhenIdle } from '../../platform/preload.ts'
import styles from './cart-button.module.css'
import { setCartOpen, useCartOpen } from './cart-open.ts'
import { casesIn } from './supplier-groups.ts'
import { useCart } from './use-cart.ts'

const MOST_SHOWN = 999

const loadDrawer = async () => (await import('./cart-drawer.tsx')).CartDrawer
const CartDrawer = lazyComponent(loadDrawer)

export function CartButton() {
  const { cart: words } = useTexts()
  const { cart } = useCart()
  const open = useCartOpen()
  usePreloadWhenIdle(loadDrawer)
  const cases = cart ? casesIn(cart) : 0
  return (
    <>
      <button
        type="button"
        id="cart-button"
        className={styles.button}
        aria-label={words.open(cases)}
        aria-expanded={open}
        onClick={() => setCartOpen(!open)}
      >
        <CountBadge count={cases} most={MOST_SHOWN}>
          <IconShoppingCart />
        </CountBadge>
      </button>
      <span className="visually-hidden" role="status">
        {cart ? words.open(cases) : ''}
      </span>
      {useMountOnFirstOpen(open) ? <CartDrawer /> : null}
    </>
  )
}
