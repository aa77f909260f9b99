import { useFormat, useTexts } from '../../platform/language/language.ts'
import styles from './sold-cases.module.css'

/** Only the number under its column's head; in a card, with what it counts. */
export function SoldCases({ cases }: { cases: number }) {
  const { catalogue } = useTexts()
  const { decimal } = useFormat()
  const count = decimal(String(cases))
  return (
    <>
      <span className={styles.bare}>{count}</span>
      <span className={styles.said}>{catalogue.sold(count, cases > 1)}</span>
    </>
  )
}
