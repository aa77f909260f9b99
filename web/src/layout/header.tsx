import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTexts } from '../platform/language/language.ts'
import { HOMES, type Role, useMember, useViewer } from '../platform/session/viewer.ts'
import { AccountLink } from './account-link.tsx'
import { BusinessMenu } from './business-menu.tsx'
import { CategoriesMenu } from './categories-menu.tsx'
import styles from './header.module.css'
import { HeaderLinks } from './header-links.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { Logo } from './logo.tsx'
import { SearchBox } from './search-box.tsx'
import { VisitorHeader } from './visitor-header.tsx'

export type HeaderProps = {
  /** The signed-in business's name, once it is known. */
  name: string | undefined
  /** The restaurant's cart button with its drawer: a feature, so the route brings it. */
  cart: ReactNode
  /** Sends what waits on this device before another business is acted for. */
  sendFirst: (milliseconds: number) => Promise<number>
}

export function Header(props: HeaderProps) {
  const viewer = useViewer()
  return viewer === 'visitor' ? (
    <VisitorHeader language={<LanguageToggle />} />
  ) : (
    <SignedInHeader viewer={viewer} {...props} />
  )
}

function SignedInHeader({ viewer, name, cart, sendFirst }: HeaderProps & { viewer: Role }) {
  const { layout } = useTexts()
  const member = useMember()
  const menu =
    member && member.businesses.length > 1 ? (
      <BusinessMenu member={member} sendFirst={sendFirst} />
    ) : undefined
  const home = viewer === 'operator' || viewer === 'picker' ? undefined : HOMES[viewer]
  return (
    <header className={styles.landmark}>
      <div className={`${styles.header} ${styles.signedIn}`}>
        <div className={styles.bar}>
          <Link to={HOMES[viewer]} className={styles.logo} aria-label={layout.home}>
            <Logo />
            <span className={styles.wordmark}>{layout.name}</span>
          </Link>
          <nav className={styles.nav} aria-label={layout.header}>
            {home ? <CategoriesMenu home={home} /> : null}
            <HeaderLinks viewer={viewer} />
          </nav>
          {home ? <SearchBox home={home} /> : null}
          <LanguageToggle />
          <AccountLink name={name} viewer={viewer} isNamed={menu === undefined} />
          {menu ? <span className={styles.onlyWide}>{menu}</span> : null}
          {viewer === 'restaurant' ? <span className={styles.cart}>{cart}</span> : null}
        </div>
      </div>
      {/* On a phone, for those alone who might act for the wrong one. */}
      {menu ? <div className={styles.strip}>{menu}</div> : null}
    </header>
  )
}
