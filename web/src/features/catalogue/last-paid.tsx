import { parseMoney } from '@halles/domain/money.ts'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useFormat, useTexts } from '../../platform/language/language.ts'
import styles from './last-paid.module.css'
import type { ListedProduct } from './product-pages.ts'

type LastPaidProps = {
  price: string
  /** Sold by weight: what a case costs is an estimate. */
  isEstimate: boolean
  last: NonNullable<ListedProduct['last_paid']>
}

/** What the restaurant last paid for such a case: loud enough only where the price has moved since. */
export function LastPaid({ price, isEstimate, last }: LastPaidProps) {
  const { catalogue } = useTexts()
  const { dollars, shortDay } = useFormat()
  const moved = (parseMoney(price) ?? 0) - (parseMoney(last.price) ?? 0)
  const day = shortDay(last.date)
  if (moved === 0)
    return (
      <span className={styles.same} title={`${catalogue.samePrice} ${catalogue.samePriceAs(day)}`}>
        {catalogue.samePrice}
        <span className={styles.words}> {catalogue.samePriceAs(day)}</span>
      </span>
    )
  const Arrow = moved > 0 ? IconArrowUp : IconArrowDown
  return (
    <span className={styles.last}>
      <span className={moved > 0 ? styles.dearer : styles.cheaper}>
        <Arrow size={14} stroke={2.5} aria-hidden />
        <span className={styles.words}>{moved > 0 ? catalogue.higher : catalogue.lower}</span>
      </span>
      <span className={styles.paid}>
        <span className={styles.words}>{catalogue.lastPaid} </span>
        {catalogue.paidOn(dollars(last.price, isEstimate), day)}
      </span>
    </span>
  )
}
