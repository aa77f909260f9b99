import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

const ICONS = { warning: IconAlertTriangle, success: IconCheck }

type NoticeProps = {
  tone: keyof typeof ICONS
  /** How it is announced when it appears: at once, or when the reader pauses. */
  role?: 'alert' | 'status'
  title?: string
  children: ReactNode
}

/** What one should know before going on, among the rest of a page. */
export function Notice({ tone, role, title, children }: NoticeProps) {
  const Icon = ICONS[tone]
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={role}>
      <Icon size={24} className={styles.icon} aria-hidden />
      <div className={styles.words}>
        {title === undefined ? null : <strong>{title}</strong>}
        {children}
      </div>
    </div>
  )
}
