import { formatUnit, formatUnitPrice } from '@halles/texts/case-size.ts'
import { useLanguage } from '../platform/language/language.ts'
import styles from './unit-price.module.css'

type UnitPriceProps = {
  /** Of the wire, as are the next two. */
  price_per_unit: string
  price_per_kg: string | null
  unit: string
}

/** What compares: the price per kg where goods are weighed, with the price per unit of sale beneath. */
export function UnitPrice({ price_per_unit, price_per_kg, unit }: UnitPriceProps) {
  const weighedOtherwise = price_per_kg !== null && price_per_kg !== price_per_unit
  return (
    <span className={styles.price}>
      <Per
        loud
        amount={price_per_kg ?? price_per_unit}
        unit={price_per_kg === null ? unit : 'kg'}
      />
      {weighedOtherwise ? <Per amount={price_per_unit} unit={unit} /> : null}
    </span>
  )
}

function Per({ amount, unit, loud = false }: { amount: string; unit: string; loud?: boolean }) {
  const language = useLanguage()
  return (
    <span className={loud ? `${styles.per} ${styles.loud}` : styles.per}>
      <span>{formatUnitPrice(language, amount)}</span>
      <span className={styles.unit}>/{formatUnit(language, unit)}</span>
    </span>
  )
}
