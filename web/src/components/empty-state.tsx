import { IconBasket } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './state.module.css'

type EmptyStateProps = {
  icon?: ReactNode
  action?: ReactNode
  children: ReactNode
}

export function EmptyState({ icon, action, children }: EmptyStateProps) {
  return (
    <div className={`${styles.state} grid gap-md`}>
      <span className={`${styles.icon} grid leaf`} aria-hidden>
        {icon ?? <IconBasket size={30} stroke={1.5} />}
      </span>
      <p className={styles.sentence}>{children}</p>
      {action}
    </div>
  )
}
