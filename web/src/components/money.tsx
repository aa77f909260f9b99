import { useFormat } from '../platform/language/language.ts'
import styles from './money.module.css'

/** An amount of the wire ("12.50") in dollars, as the language writes them. */
export function Money({ amount }: { amount: string }) {
  const { dollars } = useFormat()
  return <span className={styles.money}>{dollars(amount)}</span>
}
