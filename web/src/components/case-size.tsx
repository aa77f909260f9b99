import { formatCaseSize } from '@halles/texts/case-size.ts'
import { useLanguage } from '../platform/language/language.ts'
import styles from './case-size.module.css'

type CaseSizeProps = {
  /** Of the wire: "12.5". */
  quantity: string
  unit: string
  /** In a product list: where it is a table, decimals stand under decimals. */
  aligned?: boolean
}

/** What one case holds: "20 lb", "12 × 100 g", "24 unités". */
export function CaseSize({ quantity, unit, aligned = false }: CaseSizeProps) {
  const { whole, rest } = formatCaseSize(useLanguage(), quantity, unit)
  if (!aligned) return <span className={styles.size}>{whole + rest}</span>
  return (
    <span className={styles.aligned}>
      <span className={styles.whole}>{whole}</span>
      {rest}
    </span>
  )
}
