import { Money } from '../../components/money.tsx'
import { useTexts } from '../../platform/language.ts'
import styles from './case-price.module.css'

/** As loud as the unit price beside it. A card says what the column's head says on a wide screen. */
export function CasePrice({ amount }: { amount: string }) {
  const { catalogue } = useTexts()
  return (
    <span className={styles.price}>
      <Money amount={amount} />
      <span className={styles.per}> {catalogue.perCaseOf}</span>
    </span>
  )
}
