import { IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../platform/language/language.ts'
import { HOMES, type Role } from '../platform/session/viewer.ts'
import styles from './header.module.css'

type AccountLinkProps = {
  viewer: Role
  name: string | undefined
  /** Unless the name stands beside it already. */
  isNamed: boolean
}

/** The account page; an operator's is the operator page (product.md 13). */
export function AccountLink({ viewer, name, isNamed }: AccountLinkProps) {
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
