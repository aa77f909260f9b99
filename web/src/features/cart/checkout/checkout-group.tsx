import { formatMoney } from '@halles/domain/money.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Money } from '../../../components/money.tsx'
import { useFormat, useTexts } from '../../../platform/language/language.ts'
import { CartLines } from '../cart-lines.tsx'
import type { SupplierGroup } from '../supplier-groups.ts'
import styles from './checkout.module.css'

/** One supplier's part of the order. Its head turns red while the minimum is not met. */
export function CheckoutGroup({ group }: { group: SupplierGroup }) {
  const { cart } = useTexts()
  const { dollars } = useFormat()
  const { supplier, lines, totalCents, minimumCents, missingCents } = group
  return (
    <section className={styles.group} aria-label={supplier.name}>
      <header className={missingCents > 0 ? `${styles.head} ${styles.short}` : styles.head}>
        <h2 className={styles.supplier}>{supplier.name}</h2>
        <span className={styles.amount}>
          <span className="visually-hidden">{`${cart.total} `}</span>
          <Money amount={formatMoney(totalCents)} />
        </span>
        {missingCents > 0 ? (
          <p className={styles.missing} role="status">
            <IconAlertTriangle size={18} aria-hidden />
            {cart.amountMissing(dollars(formatMoney(missingCents)), supplier.name)}
          </p>
        ) : minimumCents > 0 ? (
          <p className={styles.minimum}>{cart.minimum(dollars(supplier.minimum_order_price))}</p>
        ) : null}
      </header>
      <div className={styles.lines}>
        <CartLines lines={lines} />
      </div>
    </section>
  )
}
