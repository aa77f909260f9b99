import { formatMoney } from '@halles/domain/money.ts'
import { Awning } from '../../../components/awning.tsx'
import { Charges } from '../../../components/charges.tsx'
import { Money } from '../../../components/money.tsx'
import { useTexts } from '../../../platform/language/language.ts'
import { BelowMinimum } from '../below-minimum.tsx'
import { CartLines } from '../cart-lines.tsx'
import { DeliveryChoice } from '../delivery/delivery-choice.tsx'
import type { Deliveries } from '../delivery/use-deliveries.ts'
import { MinimumBar } from '../minimum-bar.tsx'
import { isEstimate, type SupplierGroup, wireAmounts } from '../supplier-groups.ts'
import styles from './checkout.module.css'

type CheckoutGroupProps = {
  group: SupplierGroup
  deliveries: Deliveries
  onRemove: (group: SupplierGroup) => void
}

/** One supplier's part of the order. Its head turns red while the minimum is not met. */
export function CheckoutGroup({ group, deliveries, onRemove }: CheckoutGroupProps) {
  const { cart } = useTexts()
  const { supplier, lines, totalCents, missingCents } = group
  return (
    <section className={`${styles.group} card`} aria-label={supplier.name}>
      <header
        className={
          missingCents > 0
            ? `${styles.head} grid baseline p-sm-md ${styles.short}`
            : `${styles.head} grid baseline p-sm-md`
        }
      >
        <h2 className={`${styles.supplier} anywhere`}>
          <Awning supplier={supplier.public_id} /> {supplier.name}
        </h2>
        <span className={styles.amount}>
          <span className="visually-hidden">{`${cart.total} `}</span>
          <Money amount={formatMoney(totalCents)} isEstimate={isEstimate(lines)} />
        </span>
        <div className={styles.minimum}>
          <MinimumBar group={group} isAnnounced />
          <BelowMinimum group={group} onRemove={onRemove} />
        </div>
      </header>
      <DeliveryChoice group={group} deliveries={deliveries} />
      <div className={styles.lines}>
        <CartLines lines={lines} />
        <Charges
          amounts={wireAmounts(group)}
          freeFrom={supplier.delivery_fee?.waived_from}
          isPart
        />
      </div>
    </section>
  )
}
