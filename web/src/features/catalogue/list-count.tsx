import { useFormat, useTexts } from '../../platform/language.ts'
import styles from './list-count.module.css'

/** How many products there are, and how many are on screen: said aloud too when it changes. */
export function ListCount({ shown, count }: { shown: number; count: number | undefined }) {
  const { catalogue } = useTexts()
  const { decimal } = useFormat()
  const total = decimal(String(count ?? 0))
  const words =
    shown < (count ?? 0)
      ? catalogue.shown(decimal(String(shown)), total)
      : catalogue.shownAll(total, (count ?? 0) > 1)
  return (
    <p className={styles.count} role="status">
      {count === undefined ? '' : words}
    </p>
  )
}
