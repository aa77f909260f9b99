import { useTexts } from '../../platform/language/language.ts'
import styles from './order-detail.module.css'

type OrderedQuantityProps = {
  quantity: number
  /** 0 when unchanged. */
  editedQuantity: number
  isCancelled: boolean
}

/** Cases of a line, the old number struck through beside the new one. */
export function OrderedQuantity({ quantity, editedQuantity, isCancelled }: OrderedQuantityProps) {
  const { orders } = useTexts()
  if (isCancelled) {
    return (
      <>
        <s className="soft small">{orders.cases(quantity)}</s>
        <span className="visually-hidden">{orders.lineState.cancelled}</span>
      </>
    )
  }
  if (editedQuantity === 0 || editedQuantity === quantity) return orders.cases(quantity)
  return (
    <>
      <s className={styles.old} aria-hidden>
        {quantity}
      </s>
      <strong aria-hidden>{orders.cases(editedQuantity)}</strong>
      <span className="visually-hidden">{orders.casesInsteadOf(editedQuantity, quantity)}</span>
    </>
  )
}
