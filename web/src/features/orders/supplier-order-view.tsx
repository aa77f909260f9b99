import { useState } from 'react'
import { Notice } from '../../components/notice.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { useTexts } from '../../platform/language/language.ts'
import { type Changes, changedLines, summaryOf } from './order-changes.ts'
import styles from './order-detail.module.css'
import type { SupplierOrder } from './order-queries.ts'
import { OrderSteps } from './order-steps.tsx'
import { SUPPLIER_STATUS_TONES } from './order-tones.ts'
import { SupplierOrderActions } from './supplier-order-actions.tsx'
import { SupplierOrderTable } from './supplier-order-table.tsx'

/** One order as its supplier works on it. Changes stay here until they are sent. */
export function SupplierOrderView({ order }: { order: SupplierOrder }) {
  const { orders } = useTexts()
  const [changes, setChanges] = useState<Changes>({})
  const { supplierOrder } = order
  const isPending = supplierOrder.status === 'pending'
  const changed = Object.keys(changes).length > 0
  const lines = changedLines(order, isPending ? changes : {})
  const summary = summaryOf(lines)
  const total = isPending ? summary.totalPrice : supplierOrder.total_price
  return (
    <>
      <div className={styles.facts}>
        <StatusBadge tone={SUPPLIER_STATUS_TONES[supplierOrder.status]}>
          {orders.supplierStatus[supplierOrder.status]}
        </StatusBadge>
      </div>
      <OrderSteps steps={order.steps} />
      {changed && !isPending && <Notice tone="error">{orders.changesNotSent}</Notice>}
      <RestaurantFacts restaurant={supplierOrder.restaurant} />
      <SupplierOrderTable
        lines={lines}
        total={total}
        edit={isPending ? { changes, setChanges } : undefined}
      />
      <SupplierOrderActions
        order={order}
        changes={changes}
        summary={summary}
        onReset={() => setChanges({})}
        onSent={() => setChanges({})}
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
