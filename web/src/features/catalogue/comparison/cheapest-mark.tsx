import styles from './comparison.module.css'
import { useComparisonTexts } from './use-comparison-texts.ts'

/** Beside a unit price: nobody asks less for the same product. */
export function CheapestMark() {
  const texts = useComparisonTexts()
  return <span className={styles.cheapest}>{texts.cheapest}</span>
}
