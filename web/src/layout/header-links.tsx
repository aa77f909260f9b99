import { IconClipboardList, IconListCheck } from '@tabler/icons-react'
import { Link, linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CountBadge } from '../components/count-badge.tsx'
import { useTexts } from '../platform/language/language.ts'
import type { Role } from '../platform/session/viewer.ts'
import { useUnreadCount } from '../platform/unread-count.ts'
import styles from './header.module.css'

/** The pages of a role's day, beside its categories: a link of the header each, in this order. */
const LINKS = {
  restaurant: [OrdersLink, GuidesLink],
  supplier: [OrdersLink],
  picker: [],
  operator: [],
} as const satisfies Record<Role, (() => ReactNode)[]>

export function HeaderLinks({ viewer }: { viewer: Role }) {
  return LINKS[viewer].map((HeaderLink) => <HeaderLink key={HeaderLink.name} />)
}

const ORDERS = linkOptions({ to: '/account', search: { to: 'orders' } })
const MOST_SHOWN = 99

/** With how much has happened that nobody has looked at. An icon on a phone, its word too where there is room. */
function OrdersLink() {
  const { layout, live } = useTexts()
  const count = useUnreadCount()
  const label = layout.orders
  return (
    <Link
      {...ORDERS}
      className={styles.tool}
      aria-label={count === 0 ? label : `${label}, ${live.unseenCount(count)}`}
    >
      <CountBadge count={count} most={MOST_SHOWN}>
        <IconClipboardList size={22} />
      </CountBadge>
      <span className={styles.onlyWide}>{label}</span>
    </Link>
  )
}

/** Where there is room: a phone's header is full, there the home page leads to them. */
function GuidesLink() {
  const { layout } = useTexts()
  return (
    <Link to="/guides" className={`${styles.tool} ${styles.onlyWide}`} aria-label={layout.guides}>
      <IconListCheck size={22} />
      <span className={styles.word}>{layout.guides}</span>
    </Link>
  )
}
