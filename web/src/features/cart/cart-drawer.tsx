import { IconX } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { useOpenedAfterMount } from '../../components/mount-on-open.ts'
import { useTexts } from '../../platform/language/language.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './cart-drawer.module.css'
import { setCartOpen, useCartOpen, useRoomBeside } from './cart-open.ts'
import { CartPanel } from './cart-panel.tsx'

/** The cart at the right: beside the page on wide screens, over it on others, all of it on a phone. */
export function CartDrawer() {
  const open = useCartOpen()
  const beside = useRoomBeside()
  return beside ? open ? <Beside /> : null : <Over open={open} />
}

function close() {
  setCartOpen(false)
}

function cartButton(): HTMLElement | null {
  return document.getElementById('cart-button')
}

function Over({ open }: { open: boolean }) {
  const { cart } = useTexts()
  return (
    <Sheet
      place="right"
      opened={useOpenedAfterMount(open)}
      title={cart.title}
      close={cart.close}
      onClose={close}
    >
      <CartPanel />
    </Sheet>
  )
}

function Beside() {
  const { cart } = useTexts()
  return createPortal(
    <aside
      ref={goOnIn}
      className={`${styles.beside} column`}
      tabIndex={-1}
      aria-label={cart.title}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && closeAndReturn()}
    >
      <div className={`${styles.header} flex center between fixed`}>
        <h2 className={styles.title}>{cart.title}</h2>
        <IconButton aria-label={cart.close} onClick={closeAndReturn}>
          <IconX aria-hidden />
        </IconButton>
      </div>
      <div className={`${styles.body} column flex-1`}>
        <CartPanel />
      </div>
    </aside>,
    document.body,
  )
}

/** Who opened it by its button goes on in it; who added a product goes on in the list. */
function goOnIn(aside: HTMLElement | null): void {
  if (document.activeElement === cartButton()) aside?.focus()
}

function closeAndReturn(): void {
  close()
  cartButton()?.focus()
}
