import { Money } from '../../components/money.tsx'
import styles from './case-price.module.css'

/** Quieter than the unit price beside it, which compares. */
export function CasePrice({ amount }: { amount: string }) {
  return (
    <span className={styles.price}>
      <Money amount={amount} />
    </span>
  )
}
