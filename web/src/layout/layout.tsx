import { Notifications } from '@mantine/notifications'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTexts } from '../platform/language.ts'
import { BusyOverlay } from './busy-overlay.tsx'
import { Footer } from './footer.tsx'
import headerStyles from './header.module.css'
import { Header } from './header.tsx'
import styles from './layout.module.css'
import { useFocusOnNewPage } from './use-focus-on-new-page.ts'
import { useKeepFocus } from './use-keep-focus.ts'

type LayoutProps = {
  name: string | undefined
  /** The restaurant's cart button with its drawer: a feature, so the route brings it. */
  cart: ReactNode
  children: ReactNode
}

/** SPEC section 2: the main area of these has no background of its own. */
const BARE: readonly string[] = [
  '/',
  '/contact-us',
  '/about-us',
  '/categories',
  '/supplier/categories',
]
const TOAST_LIFE_MS = 4000

export function Layout({ name, cart, children }: LayoutProps) {
  const { layout } = useTexts()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const isBare = BARE.includes(path.replace(/(.)\/$/, '$1'))
  const main = useFocusOnNewPage()
  useKeepFocus()
  return (
    <div className={styles.frame}>
      <a href="#main" className={headerStyles.skip}>
        {layout.skip}
      </a>
      <Notifications position="top-right" autoClose={TOAST_LIFE_MS} />
      <Header name={name} cart={cart} />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className={isBare ? `${styles.main} ${styles.bare}` : styles.main}
      >
        {children}
      </main>
      <Footer />
      <BusyOverlay />
    </div>
  )
}
