import type { ReactNode } from 'react'
import styles from './count-badge.module.css'

type CountBadgeProps = { count: number; most: number; children: ReactNode }

/** An icon with a number at its corner. Hidden from screen readers: the label of its button contains the number. */
export function CountBadge({ count, most, children }: CountBadgeProps) {
  return (
    <span className={styles.icon} aria-hidden>
      {children}
      {count === 0 ? null : (
        <span className={styles.count}>{count > most ? `${most}+` : count}</span>
      )}
    </span>
  )
}
