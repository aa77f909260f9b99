import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { CloseButton, Drawer, Portal } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useOpenedAfterMount } from '../../components/mount-on-open.ts'
import { useReturnFocus } from '../../components/return-focus.ts'
import { useTexts } from '../../platform/language/language.ts'
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
  useReturnFocus(open)
  return (
    <Drawer
      opened={useOpenedAfterMount(open)}
      returnFocus={false}
      onClose={close}
      position="right"
      title={cart.title}
      classNames={{
        content: styles.content,
        header: styles.header,
        title: styles.title,
        body: styles.body,
      }}
      closeButtonProps={{ 'aria-label': cart.close, size: 44 }}
      transitionProps={{ duration: 180 }}
    >
      <CartPanel />
    </Drawer>
  )
}

function Beside() {
  const { cart } = useTexts()
  return (
    <Portal>
      <aside
        ref={goOnIn}
        className={styles.beside}
        tabIndex={-1}
        aria-label={cart.title}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && closeAndReturn()}
      >
        <div className={styles.header}>
          <h2 className={styles.title}>{cart.title}</h2>
          <CloseButton size={44} aria-label={cart.close} onClick={closeAndReturn} />
        </div>
        <div className={styles.body}>
          <CartPanel />
        </div>
      </aside>
    </Portal>
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
