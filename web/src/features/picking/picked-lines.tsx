import { pickingTexts } from '@halles/texts/pages/picking.ts'
import { CaseSize } from '../../components/case-size.tsx'
import { ItemCode } from '../../components/item-code.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useTexts, useTextsOf } from '../../platform/language/language.ts'
import { LotsButton } from './lots/lots-button.tsx'
import type { PickOrder } from './pick-queries.ts'
import styles from './picking.module.css'
import { WeighButton } from './weighing/weigh-button.tsx'

type PickedLinesProps = {
  lines: PickOrder['lines']
  /** Of an order that can be weighed. */
  orderPublicId?: string | undefined
  /** Where they are said, not only printed. */
  lots?: boolean
  isDelivered?: boolean
}

export function PickedLines(props: PickedLinesProps) {
  const { lines, orderPublicId, lots = false, isDelivered = false } = props
  const { orders } = useTexts()
  const texts = useTextsOf(pickingTexts)
  const nameOf = useProductName()
  return (
    <ul className={styles.lines} aria-label={texts.toPick}>
      {lines.map((line) => (
        <li key={line.public_id} className={`${styles.line} grid baseline gap-md`}>
          <span className={styles.count}>{orders.cases(line.cases)}</span>
          <span className={`${styles.product} grid size-lg anywhere`}>
            {nameOf(line)}
            <ItemCode code={line.item_code} />
            <span className={`${styles.soft} soft`}>
              <CaseSize quantity={line.quantity_per_case} unit={line.unit} />
            </span>
            {line.weighing && orderPublicId ? (
              <WeighButton
                product={nameOf(line)}
                line={{ ...line, weighing: line.weighing, publicId: line.public_id, orderPublicId }}
              />
            ) : null}
            {lots ? (
              <LotsButton
                isBare
                product={nameOf(line)}
                lines={[{ ...line, order: nameOf(line) }]}
                isDelivered={isDelivered}
              />
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
