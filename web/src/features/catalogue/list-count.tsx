import { useFormat, useTexts } from '../../platform/language/language.ts'
import styles from './list-count.module.css'

type ListCountProps = {
  shown: number
  count: number | undefined
  /** There are more than `count`. */
  isMinimum: boolean
  isSearched: boolean
}

/**
 * How many products there are, and how many are on screen: said aloud too when it changes. On a phone the search says how
 * many there are, so that only what was found is counted beside it.
 */
export function ListCount({ shown, count, isMinimum, isSearched }: ListCountProps) {
  const { catalogue } = useTexts()
  const { decimal } = useFormat()
  const counted = decimal(String(count ?? 0))
  const total = isMinimum ? `${counted}+` : counted
  const words =
    shown < (count ?? 0)
      ? catalogue.shown(decimal(String(shown)), total)
      : catalogue.shownAll(total, (count ?? 0) > 1)
  return (
    <p className={isSearched ? styles.count : `${styles.count} ${styles.whole}`} role="status">
      {count === undefined ? '' : words}
    </p>
  )
}
