import { IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { CountBadge } from '../components/count-badge.tsx'
import { useTexts } from '../platform/language/language.ts'
import { HOMES, type Role } from '../platform/session/viewer.ts'
import { useUnseen } from '../platform/unseen.ts'
import styles from './header.module.css'

type AccountLinkProps = {
  viewer: Role
  name: string | undefined
  /** Unless the name stands beside it already. */
  isNamed: boolean
}

const MOST_SHOWN = 99

/**
 * The account page: a supplier's opens with its orders, which are its work, a restaurant's where there is news of some; an
 * operator's is the operator page (DECISIONS section 4).
 */
export function AccountLink({ viewer, name, isNamed }: AccountLinkProps) {
  const { layout, live } = useTexts()
  const unseen = useUnseen()
  const account = name === undefined ? layout.account : layout.accountOf(name)
  return (
    <Link
      to={viewer === 'operator' ? HOMES.operator : '/account'}
      search={unseen > 0 || viewer === 'supplier' ? { to: 'orders' } : {}}
      className={styles.tool}
      aria-label={unseen === 0 ? account : `${account}, ${live.unseenCount(unseen)}`}
    >
      <CountBadge count={unseen} most={MOST_SHOWN}>
        <IconUserCircle />
      </CountBadge>
      {isNamed ? (
        <span className={styles.name} title={name}>
          {name}
        </span>
      ) : null}
    </Link>
  )
}
