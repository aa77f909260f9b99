import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTexts } from '../platform/language.ts'
import { HOMES, useViewer } from '../platform/viewer.ts'
import { AccountLink } from './account-link.tsx'
import { CategoriesMenu } from './categories-menu.tsx'
import styles from './header.module.css'
import { LanguageToggle } from './language-toggle.tsx'
import { Logo } from './logo.tsx'
import { SearchBox } from './search-box.tsx'
import { LoginLink, VisitorLinks } from './visitor-links.tsx'

type HeaderProps = {
  /** The signed-in business's name, once it is known. */
  name: string | undefined
  cart: ReactNode
}

export function Header({ name, cart }: HeaderProps) {
  const { layout } = useTexts()
  const viewer = useViewer()
  const visits = viewer === 'visitor'
  const home = viewer === 'restaurant' || viewer === 'supplier' ? HOMES[viewer] : undefined
  return (
    <header className={styles.landmark}>
      <div className={visits ? styles.header : `${styles.header} ${styles.signedIn}`}>
        <div className={styles.bar}>
          <Link to={HOMES[viewer]} className={styles.logo} aria-label={layout.home}>
            <Logo />
            <span className={styles.wordmark}>{layout.name}</span>
          </Link>
          {home ? <CategoriesMenu home={home} /> : null}
          {home ? <SearchBox home={home} /> : null}
          {visits ? <VisitorLinks className={styles.onlyWide} /> : null}
          <LanguageToggle />
          {visits ? <LoginLink /> : <AccountLink name={name} viewer={viewer} />}
          {viewer === 'restaurant' ? cart : null}
        </div>
      </div>
      <div className={styles.strip}>{visits ? <VisitorLinks /> : name}</div>
    </header>
  )
}
