import { IconClipboardList } from '@tabler/icons-react'
import { Link, linkOptions } from '@tanstack/react-router'
import { CountBadge } from '../components/count-badge.tsx'
import { useTexts } from '../platform/language/language.ts'
import type { Role } from '../platform/session/viewer.ts'
import { useUnseen } from '../platform/unseen.ts'
import styles from './header.module.css'

const orders = {
  label: 'orders',
  link: linkOptions({ to: '/account', search: { to: 'orders' } }),
  Icon: IconClipboardList,
  /** How much has happened on it that nobody has looked at. */
  useCount: useUnseen,
} as const

/** The pages of a role's day, beside its categories: a link of the header each, in this order. */
const LINKS = { restaurant: [orders], supplier: [orders], picker: [], operator: [] } as const

const MOST_SHOWN = 99

export function HeaderLinks({ viewer }: { viewer: Role }) {
  return LINKS[viewer].map((page) => <HeaderLink key={page.label} page={page} />)
}

/** An icon on a phone, its word too where there is room. */
function HeaderLink({ page }: { page: typeof orders }) {
  const { layout, live } = useTexts()
  const count = page.useCount()
  const label = layout[page.label]
  return (
    <Link
      {...page.link}
      className={styles.tool}
      aria-label={count === 0 ? label : `${label}, ${live.unseenCount(count)}`}
    >
      <CountBadge count={count} most={MOST_SHOWN}>
        <page.Icon size={22} />
      </CountBadge>
      <span className={styles.onlyWide}>{label}</span>
    </Link>
  )
}
