import styles from './awning.module.css'
import { awningOf } from './awning-of.ts'

/** A supplier's mark, of the same colour wherever it stands: in lists, cart and orders. Its name always stands beside. */
export function Awning({ supplier }: { supplier: string }) {
  return (
    <span className={`${styles.awning} own-colours`} data-awning={awningOf(supplier)} aria-hidden />
  )
}
