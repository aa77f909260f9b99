import type { RestaurantOrderStatus } from '@halles/domain/restaurant-order.ts'
import { IconReceipt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../components/empty-state.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { Money } from '../../components/money.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { useFormat, useTexts } from '../../platform/language/language.ts'
import styles from './order-list.module.css'
import { type RestaurantOrderItem, restaurantOrdersOptions } from './order-queries.ts'

/** The restaurant's orders of one status, newest first. */
export function RestaurantOrderList({ status }: { status: RestaurantOrderStatus }) {
  const { orders } = useTexts()
  const query = useQuery(restaurantOrdersOptions(status))
  return (
    <QueryState query={query} error={orders.loadError} toast>
      {(list) =>
        list.length === 0 ? (
          <NoOrders status={status} />
        ) : (
          <ul className={styles.list}>
            {list.map((order) => (
              <OrderRow key={order.public_id} order={order} />
            ))}
          </ul>
        )
      }
    </QueryState>
  )
}

function OrderRow({ order }: { order: RestaurantOrderItem }) {
  const { orders } = useTexts()
  const { day } = useFormat()
  return (
    <li>
      <Link
        to="/order/$orderPublicId"
        params={{ orderPublicId: order.public_id }}
        className={styles.row}
      >
        <span className={styles.day}>{day(order.date)}</span>
        <StatusBadge tone={order.status}>{orders.restaurantStatus[order.status]}</StatusBadge>
        <span className={styles.total}>
          <Money amount={order.total_price} />
        </span>
      </Link>
    </li>
  )
}

function NoOrders({ status }: { status: RestaurantOrderStatus }) {
  const { orders } = useTexts()
  return (
    <EmptyState
      icon={<IconReceipt size={30} stroke={1.5} />}
      action={
        <ButtonLink to="/categories" variant="default">
          {orders.browse}
        </ButtonLink>
      }
    >
      {status === 'active' ? orders.noActive : orders.noDone}
    </EmptyState>
  )
}
