import { IconShoppingCart } from '@tabler/icons-react'
import { CountBadge } from '../../components/count-badge.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { useMountOnFirstOpen } from '../../components/mount-on-open.ts'
import { useTexts } from '../../platform/language/language.ts'
import { usePreloadWhenIdle } from '../../platform/preload.ts'
import { useAnnounce } from '../../ui/announce.ts'
import styles from './cart-button.module.css'
import { setCartOpen, useCartOpen } from './cart-open.ts'
import { casesIn } from './supplier-groups.ts'
import { useCart } from './use-cart.ts'

const MOST_SHOWN = 999

const loadDrawer = async () => (await import('./cart-drawer.tsx')).CartDrawer
const CartDrawer = lazyComponent(loadDrawer)

type CartButtonProps = {
  /** In the bar of a phone; the header's has none, and is where the focus returns to from the cart beside the page. */
  label?: string
  /** Of the checkout, which it leads to. */
  current?: 'page' | 'true' | undefined
}

export function CartButton({ label, current }: CartButtonProps) {
  const { cart: words } = useTexts()
  const { cart } = useCart()
  const open = useCartOpen()
  return (
    <button
      type="button"
      id={label === undefined ? 'cart-button' : undefined}
      className={`${styles.button} full fixed`}
      aria-label={words.open(cart ? casesIn(cart) : 0)}
      aria-expanded={open}
      aria-current={current}
      onClick={() => setCartOpen(!open)}
    >
      {label === undefined ? null : `${label} `}
      <CountBadge count={cart ? casesIn(cart) : 0} most={MOST_SHOWN}>
        <IconShoppingCart size={label === undefined ? 24 : 22} />
      </CountBadge>
    </button>
  )
}

/** What its buttons, of which one is in view, open; and its count in words, said once. */
export function CartWindow() {
  const { cart: words } = useTexts()
  const { cart } = useCart()
  const open = useCartOpen()
  usePreloadWhenIdle(loadDrawer)
  useAnnounce(cart && words.open(casesIn(cart)))
  return useMountOnFirstOpen(open) ? <CartDrawer /> : null
}
