import { useTexts } from '../../../platform/language/language.ts'
import styles from './comparison.module.css'

/** Beside a unit price: nobody asks less for the same product. */
export function CheapestMark() {
  const { catalogue } = useTexts()
  return <span className={styles.cheapest}>{catalogue.cheapest}</span>
}
