import { CaseSize } from '../../components/case-size.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useTexts } from '../../platform/language/language.ts'
import type { PickOrder } from './pick-queries.ts'
import styles from './picking.module.css'
import { usePickingTexts } from './use-picking-texts.ts'

type PickedLinesProps = { lines: PickOrder['lines'] }

/** How many cases of what; on paper with a box to tick. */
export function PickedLines({ lines }: PickedLinesProps) {
  const { orders } = useTexts()
  const picking = usePickingTexts()
  const nameOf = useProductName()
  return (
    <ul className={styles.lines} aria-label={picking.toPick}>
      {lines.map((line) => (
        <li key={line.public_id} className={styles.line}>
          <span className={styles.count}>{orders.cases(line.cases)}</span>
          <span className={styles.product}>
            {nameOf(line)}
            <span className={styles.soft}>
              <CaseSize quantity={line.quantity_per_case} unit={line.unit} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
