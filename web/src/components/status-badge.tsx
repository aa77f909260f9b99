import {
  IconBan,
  IconCheck,
  IconChecks,
  IconClock,
  IconPencil,
  IconTruckDelivery,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './status-badge.module.css'

const ICONS = {
  pending: IconClock,
  accepted: IconCheck,
  active: IconTruckDelivery,
  modified: IconPencil,
  cancelled: IconBan,
  done: IconChecks,
  waiting: IconClock,
}

export type Tone = keyof typeof ICONS

/** A state with icon and word, never colour alone. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  const Icon = ICONS[tone]
  return (
    <span className={`${styles.badge} ${styles[tone]}`}>
      <Icon size={16} stroke={2.25} aria-hidden />
      {children}
    </span>
  )
}
