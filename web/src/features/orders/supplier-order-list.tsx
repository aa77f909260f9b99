import { formatMoney, parseMoney, sumCents } from '@halles/domain/money.ts'
import { IconChevronRight, IconReceipt } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../components/empty-state.tsx'
import { LoadMore } from '../../components/load-more.tsx'
import { Money } from '../../components/money.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useFormat, useTexts } from '../../platform/language/language.ts'
import styles from './order-list.module.css'
import { type SupplierOrderItem, supplierOrdersOptions } from './order-queries.ts'
import type { SupplierTab } from './supplier-tabs.ts'

/** The supplier's orders of one status, grouped by restaurant; the done ones with a sum each. */
export function SupplierOrderList({ status }: { status: SupplierTab }) {
  const { orders } = useTexts()
  const query = useInfiniteQuery(supplierOrdersOptions(status))
  return (
    <QueryState query={query} error={orders.loadError} toast>
      {(list) =>
        list.length === 0 ? (
          <NoOrders status={status} />
        ) : (
          <>
            {[...Map.groupBy(list, (order) => order.restaurant.public_id)].map(([id, group]) => (
              <RestaurantGroup
                key={id}
                orders={group}
                sum={query.hasNextPage ? orders.groupTotalShown : orders.groupTotal}
                withSum={status === 'done'}
              />
            ))}
            <LoadMore
              query={query}
              shown={orders.shown(list.length)}
              label={orders.loadMore}
              failure={orders.loadError}
            />
          </>
        )
      }
    </QueryState>
  )
}

function NoOrders({ status }: { status: SupplierTab }) {
  const { orders } = useTexts()
  const sentences = {
    pending: orders.noPending,
    acknowledged: orders.noAcknowledged,
    done: orders.noDoneSupplier,
  }
  return <EmptyState icon={<IconReceipt size={30} stroke={1.5} />}>{sentences[status]}</EmptyState>
}

type RestaurantGroupProps = {
  orders: SupplierOrderItem[]
  /** What the sum is called: of all its orders, or of those on screen. */
  sum: string
  withSum: boolean
}

function RestaurantGroup(props: RestaurantGroupProps) {
  const { orders } = useTexts()
  const { day } = useFormat()
  const cents = props.orders.map((order) => parseMoney(order.total_price) ?? 0)
  return (
    <details className={styles.group} open>
      <summary className={styles.summary}>
        <IconChevronRight className={styles.chevron} size={20} aria-hidden />
        <h2>{props.orders[0]?.restaurant.name}</h2>
        <span className={styles.soft}>{orders.count(props.orders.length)}</span>
        {props.withSum && (
          <span>
            <span className={styles.soft}>{props.sum} </span>
            <Money amount={formatMoney(sumCents(cents))} />
          </span>
        )}
      </summary>
      <ul className={styles.list}>
        {props.orders.map((order) => (
          <li key={order.public_id}>
            <Link
              to="/supplier/order/$supplierOrderPublicId"
              params={{ supplierOrderPublicId: order.public_id }}
              className={styles.row}
            >
              <span className={styles.day}>{day(order.date)}</span>
              <span className={styles.total}>
                <Money amount={order.total_price} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
