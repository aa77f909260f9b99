import { IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../platform/language.ts'
import { HOMES, type Role } from '../platform/viewer.ts'
import styles from './header.module.css'

type AccountLinkProps = { viewer: Role; name: string | undefined }

/** The account page; an operator's is the operator page (DECISIONS section 4). */
export function AccountLink({ viewer, name }: AccountLinkProps) {
  const { layout } = useTexts()
  const page = viewer === 'operator' ? HOMES.operator : '/account'
  const label = name === undefined ? layout.account : layout.accountOf(name)
  return (
    <Link to={page} className={styles.tool} aria-label={label}>
      <IconUserCircle aria-hidden />
      <span className={styles.name} title={name}>
        {name}
      </span>
    </Link>
  )
}
