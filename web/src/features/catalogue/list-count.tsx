import { useFormat, useTexts } from '../../platform/language/language.ts'
import styles from './list-count.module.css'

type ListCountProps = {
  shown: number
  count: number | undefined
  /** There are more than `count`. */
  isMinimum: boolean
  /** How the list is worked by keyboard. */
  hint: string | undefined
}

/** How many products there are, and how many are on screen: said aloud too when it changes. */
export function ListCount({ shown, count, isMinimum, hint }: ListCountProps) {
  const { catalogue } = useTexts()
  const { decimal } = useFormat()
  const counted = decimal(String(count ?? 0))
  const total = isMinimum ? `${counted}+` : counted
  const words =
    shown < (count ?? 0)
      ? catalogue.shown(decimal(String(shown)), total)
      : catalogue.shownAll(total, (count ?? 0) > 1)
  return (
    <div className={styles.line}>
      <p className={styles.count} role="status">
        {count === undefined ? '' : words}
      </p>
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  )
}
