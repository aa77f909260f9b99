import type { SupplierOrderStatus } from '@halles/domain/supplier-order.ts'
import { Link } from '@tanstack/react-router'
import { Money } from '../../components/money.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { useFormat, useTexts } from '../../platform/language/language.ts'
import styles from './order-list.module.css'
import { SUPPLIER_STATUS_TONES } from './order-tones.ts'

type CustomerOrder = {
  public_id: string
  number: number
  date: string
  status: SupplierOrderStatus
  total_price: string
  is_estimate: boolean
}

/** Orders of one restaurant, whatever their status. */
export function CustomerOrders({ orders: list }: { orders: readonly CustomerOrder[] }) {
  const { orders } = useTexts()
  const { day } = useFormat()
  return (
    <ul className={styles.list}>
      {list.map(({ public_id: id, number, date, status, total_price, is_estimate }) => (
        <li key={id}>
          <Link
            to="/supplier/order/$supplierOrderPublicId"
            params={{ supplierOrderPublicId: id }}
            className={styles.row}
          >
            <span>
              <span className="bold">{day(date)}</span>{' '}
              <span className="soft">{orders.number(number)}</span>
            </span>
            <StatusBadge tone={SUPPLIER_STATUS_TONES[status]}>
              {orders.supplierStatus[status]}
            </StatusBadge>
            <span className={`${styles.total} flex center end gap-xs`}>
              <Money amount={total_price} isEstimate={is_estimate} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
