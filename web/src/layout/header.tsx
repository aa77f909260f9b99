import { IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { lazyComponent } from '../components/lazy-component.tsx'
import { useTexts } from '../platform/language/language.ts'
import { HOMES, type Role, useMember, useViewer } from '../platform/session/viewer.ts'
import { BusinessButton, type BusinessMenuProps } from './business-button.tsx'
import styles from './header.module.css'
import { HeaderLinks } from './header-links.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { Logo } from './logo.tsx'
import { SearchBox } from './search-box.tsx'
import { VisitorHeader } from './visitor-header.tsx'

export type HeaderProps = {
  /** The signed-in business's name, once it is known. */
  name: string | undefined
  /** The restaurant's cart button, with a label in the bar of a phone: a feature, so the route brings it. */
  cart: (inBar?: { label: string; current: 'page' | 'true' | undefined }) => ReactNode
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
        <div className={`${styles.bar} flex center gap-2xs`}>
          <Link to={HOMES[viewer]} className={styles.logo} aria-label={layout.home}>
            <Logo />
            <span>{layout.name}</span>
          </Link>
          <nav className={styles.nav} aria-label={layout.header}>
            <HeaderLinks viewer={viewer} />
          </nav>
          {home ? <SearchBox home={home} /> : null}
          {/* On a phone these are places of the bar, and of "Plus". An operator has no bar. */}
          <span className={viewer === 'operator' ? styles.own : `${styles.own} ${styles.onlyWide}`}>
            <LanguageToggle />
            <AccountLink name={name} viewer={viewer} isNamed={menu === undefined} />
            {menu}
            {viewer === 'restaurant' ? <span className={styles.cart}>{cart()}</span> : null}
          </span>
        </div>
      </div>
      {/* On a phone, for those alone who might act for the wrong one. */}
      {menu ? <div className={styles.strip}>{menu}</div> : null}
    </header>
  )
}

type AccountLinkProps = {
  viewer: Role
  name: string | undefined
  /** Unless the name stands beside it already. */
  isNamed: boolean
}

/** The account page; an operator's is the operator page (product.md 13). */
function AccountLink({ viewer, name, isNamed }: AccountLinkProps) {
  const { layout } = useTexts()
  return (
    <Link
      to={viewer === 'operator' ? HOMES.operator : '/account'}
      className={styles.tool}
      aria-label={name === undefined ? layout.account : layout.accountOf(name)}
    >
      <IconUserCircle aria-hidden />
      {isNamed ? (
        <span className={styles.name} title={name}>
          {name}
        </span>
      ) : null}
    </Link>
  )
}

const load = async () => (await import('./business-dropdown.tsx')).BusinessDropdown
const BusinessDropdown = lazyComponent(load, {
  waiting: ({ member }: BusinessMenuProps) => <BusinessButton business={member.business} />,
})

/** The business that is acted for, of several. The menu itself comes when somebody reaches for it. */
function BusinessMenu(props: BusinessMenuProps) {
  const [isAsked, setAsked] = useState(false)
  // Should it fail, it is loaded again when it is asked for.
  const loadAhead = () => void load().catch(() => {})
  if (isAsked) return <BusinessDropdown {...props} />
  return (
    <BusinessButton
      business={props.member.business}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
      onClick={() => setAsked(true)}
    />
  )
}
