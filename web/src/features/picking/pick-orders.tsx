import { MAX_LISTED_ORDERS } from '@halles/domain/pick-list.ts'
import { pickingTexts } from '@halles/texts/pages/picking.ts'
import { IconPackage } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../components/empty-state.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { useFormat, useTexts, useTextsOf } from '../../platform/language/language.ts'
import type { PickOrders as Orders } from './pick-queries.ts'
import styles from './picking.module.css'

/** The orders to pick: accepted ones, then those that still wait for an answer. */
export function PickOrders({ orders: list }: { orders: Orders }) {
  const { orders } = useTexts()
  const texts = useTextsOf(pickingTexts)
  const { moment } = useFormat()
  if (list.length === 0) {
    return <EmptyState icon={<IconPackage size={30} stroke={1.5} />}>{texts.none}</EmptyState>
  }
  return (
    <>
      {list.length === MAX_LISTED_ORDERS ? (
        <p className={`${styles.soft} soft`}>{texts.firstOrders(MAX_LISTED_ORDERS)}</p>
      ) : null}
      <ul className={styles.orders}>
        {list.map((order) => (
          <li key={order.public_id}>
            <Link
              to="/supplier/pick/$supplierOrderPublicId"
              params={{ supplierOrderPublicId: order.public_id }}
              className={styles.order}
            >
              <strong className={styles.restaurant}>{order.restaurant.name}</strong>
              <span className={styles.cases}>{orders.cases(order.cases)}</span>
              <span className={`${styles.soft} soft`}>
                {orders.number(order.number)}, {order.restaurant.city},{' '}
                <time dateTime={order.placed_at}>{moment(order.placed_at)}</time>
              </span>
              <span className={`${styles.soft} soft`}>{texts.lines(order.lines)}</span>
              {order.status === 'pending' && (
                <span className={styles.pending}>
                  <StatusBadge tone="pending">{texts.notAccepted}</StatusBadge>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
