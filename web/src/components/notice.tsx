import { IconAlertTriangle, IconCheck, IconClock, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

const ICONS = {
  pending: IconClock,
  draft: IconPencil,
  warning: IconAlertTriangle,
  error: IconAlertTriangle,
  success: IconCheck,
}

type NoticeProps = { tone: keyof typeof ICONS; action?: ReactNode; children: ReactNode }

export function Notice({ tone, action, children }: NoticeProps) {
  const Icon = ICONS[tone]
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'error' ? 'alert' : 'note'}>
      <Icon className={styles.icon} size={22} aria-hidden />
      <p>{children}</p>
      {action}
    </div>
  )
}
