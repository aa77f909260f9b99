import { Money } from '../../components/money.tsx'
import styles from './case-price.module.css'

/** As loud as the unit price beside it. */
export function CasePrice({ amount }: { amount: string }) {
  return (
    <span className={styles.price}>
      <Money amount={amount} />
    </span>
  )
}
