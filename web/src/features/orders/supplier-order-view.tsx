import type { SupplierReason } from '@halles/domain/reasons.ts'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { Notice } from '../../components/notice.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { useTexts } from '../../platform/language/language.ts'
import type { Said } from './changes/reason-field.tsx'
import { useChangedSinceShown } from './changes/use-changed-since-shown.ts'
import { useOrderChangesTexts } from './changes/use-order-changes-texts.ts'
import { type Changes, changedLines, summaryOf } from './order-changes.ts'
import { OrderDelivery } from './order-delivery.tsx'
import styles from './order-detail.module.css'
import type { SupplierOrder } from './order-queries.ts'
import { OrderSteps } from './order-steps.tsx'
import { SUPPLIER_STATUS_TONES } from './order-tones.ts'
import { Proposals } from './proposals/proposals.tsx'
import { partOfSupplier } from './proposals/proposed-part.ts'
import { SupplierOrderActions } from './supplier-order-actions.tsx'
import { SupplierOrderTable } from './supplier-order-table.tsx'
import { useSupplierOrdersTexts } from './use-supplier-orders-texts.ts'

const ReceiptView = lazyComponent(
  async () => (await import('./receiving/receipt-view.tsx')).ReceiptView,
)
const CreditAnswer = lazyComponent(
  async () => (await import('./receiving/credit-answer.tsx')).CreditAnswer,
)

/** One order as its supplier works on it. Changes stay here until they are sent. */
export function SupplierOrderView({ order }: { order: SupplierOrder }) {
  const { orders } = useTexts()
  const words = useSupplierOrdersTexts()
  const texts = useOrderChangesTexts()
  const [changes, setChanges] = useState<Changes>({})
  const [said, setSaid] = useState<Said<SupplierReason>>({ note: '' })
  const [wantsToReduce, setReducing] = useState(false)
  const isReducing = wantsToReduce && !order.receipt
  const { supplierOrder } = order
  const isPending = supplierOrder.status === 'pending'
  const canChange = isPending || (isReducing && supplierOrder.status === 'acknowledged')
  const changed = Object.keys(changes).length > 0
  const fresh = useChangedSinceShown(order.orderProducts)
  const lines = changedLines(order, canChange ? changes : {})
  const isWithdrawn = order.steps.some(
    ({ status, side }) => status === 'cancelled' && side === 'restaurant',
  )
  const summary = summaryOf(lines)
  const total = canChange ? summary.totalPrice : supplierOrder.total_price
  function reset() {
    setChanges({})
    setSaid({ note: '' })
    setReducing(false)
  }
  return (
    <>
      <div className={styles.facts}>
        <StatusBadge tone={SUPPLIER_STATUS_TONES[supplierOrder.status]}>
          {isWithdrawn ? texts.withdrawn : orders.supplierStatus[supplierOrder.status]}
        </StatusBadge>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          {words.print}
        </Button>
      </div>
      <OrderSteps steps={order.steps} />
      {changed && !canChange && <Notice tone="error">{orders.changesNotSent}</Notice>}
      <div className={styles.agreed}>
        <OrderDelivery part={supplierOrder} viewer="supplier" />
      </div>
      <RestaurantFacts restaurant={supplierOrder.restaurant} />
      <Proposals part={partOfSupplier(order)} />
      {order.credit?.status === 'asked' && <CreditAnswer order={order} credit={order.credit} />}
      {order.receipt && (
        <section className={styles.supplier}>
          <ReceiptView receipt={order.receipt} credit={order.credit} lines={order.orderProducts} />
        </section>
      )}
      <SupplierOrderTable
        lines={lines.map((line) => ({ ...line, isFresh: fresh.has(line.public_id) }))}
        total={total}
        edit={canChange ? { changes, setChanges } : undefined}
      />
      <SupplierOrderActions
        order={order}
        changes={changes}
        summary={summary}
        said={said}
        onSaid={setSaid}
        isReducing={isReducing}
        onReduce={order.receipt ? undefined : () => setReducing(true)}
        onReset={reset}
        onSent={reset}
      />
    </>
  )
}

function RestaurantFacts({ restaurant }: Pick<SupplierOrder['supplierOrder'], 'restaurant'>) {
  const { orders } = useTexts()
  const { phone_number: phone, address, city, zip_code: zipCode, user } = restaurant
  return (
    <dl className={styles.restaurant}>
      <div>
        <dt>{orders.restaurant}</dt>
        <dd className={styles.restaurantName}>{restaurant.name}</dd>
      </div>
      <div>
        <dt>{orders.phone}</dt>
        <dd>
          <a className="standalone-link" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {phone}
          </a>
        </dd>
      </div>
      <div>
        <dt>{orders.email}</dt>
        <dd>
          <a className="standalone-link" href={`mailto:${user.email}`}>
            {user.email}
          </a>
        </dd>
      </div>
      <div>
        <dt>{orders.address}</dt>
        <dd>
          {address}, {city} {zipCode}
        </dd>
      </div>
    </dl>
  )
}
