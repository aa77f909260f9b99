import { useTexts } from '../../platform/language/language.ts'
import styles from './unread-badge.module.css'

/** On a row of a list: how much its reader has not seen of an order's trail; nothing when all of it. */
export function UnreadBadge({ entries }: { entries: number }) {
  const { orders } = useTexts()
  return entries > 0 ? <span className={styles.badge}>{orders.unread(entries)}</span> : null
}
