import { comparisonTexts } from '@halles/texts/pages/comparison.ts'
import { formatUnitPrices } from '@halles/texts/unit-prices.ts'
import { useLanguage, useTextsOf } from '../../platform/language/language.ts'
import styles from './price-tag.module.css'

type PriceTagProps = {
  /** Of the wire, as are the next two. */
  price: string
  quantity_per_case: string
  unit: string
  /** Nobody asks less for the same product. */
  is_cheapest: boolean
  /** Whether it is charged by what it weighs. */
  sold_by_weight?: string | null
}

/** What compares, on the market's slate: the loudest of its row. The cheapest is said in words too. */
export function PriceTag({ is_cheapest, sold_by_weight, ...sold }: PriceTagProps) {
  const texts = useTextsOf(comparisonTexts)
  const [first, ...others] = formatUnitPrices(useLanguage(), sold)
  return (
    <span className={`${styles.prices} center gap-xs nowrap`}>
      <span className={is_cheapest ? `${styles.tag} ${styles.cheapest}` : styles.tag}>
        {first?.amount}
        <span className={styles.unit}>/{first?.unit}</span>
      </span>
      {is_cheapest ? <span className={`${styles.words} bold`}>{texts.cheapest}</span> : null}
      {sold_by_weight ? <span className="soft size-xs">{texts.byWeight}</span> : null}
      {others.map(({ amount, unit }) => (
        <span key={unit} className={`${styles.other} soft size-xs`}>{`${amount}/${unit}`}</span>
      ))}
    </span>
  )
}
