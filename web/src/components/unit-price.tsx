import { formatUnitPrices } from '@halles/texts/unit-prices.ts'
import { useLanguage } from '../platform/language/language.ts'
import styles from './unit-price.module.css'

/** Of the wire. */
type UnitPriceProps = { price: string; quantity_per_case: string; unit: string }

/** What compares: the price per kilogram, litre or piece, with the price per pound beneath where that is how it is sold. */
export function UnitPrice(props: UnitPriceProps) {
  return (
    <span className={styles.price}>
      {formatUnitPrices(useLanguage(), props).map(({ amount, unit }, place) => (
        <span key={unit} className={place === 0 ? `${styles.per} ${styles.loud}` : styles.per}>
          <span>{amount}</span>
          <span className={`${styles.unit} soft small`}>/{unit}</span>
        </span>
      ))}
    </span>
  )
}
