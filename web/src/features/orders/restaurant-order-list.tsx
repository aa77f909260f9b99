import {
  answersOf,
  partState,
  type RestaurantOrderStatus,
} from '@halles/domain/restaurant-order.ts'
import { orderChangesTexts } from '@halles/texts/pages/order-changes.ts'
import { restaurantOrdersTexts } from '@halles/texts/pages/restaurant-orders.ts'
import { IconBan, IconPencil, IconReceipt } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EmptyState } from '../../components/empty-state.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { Money } from '../../components/money.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { useFormat, useTexts, useTextsOf } from '../../platform/language/language.ts'
import { OlderOrders } from './older-orders.tsx'
import { DeliveryInRow } from './order-delivery.tsx'
import listStyles from './order-list.module.css'
import { type RestaurantOrderItem, restaurantOrdersOptions } from './order-queries.ts'
import { CREDIT_TONES } from './order-tones.ts'
import { OpenProposalBadge } from './proposals/open-proposal-badge.tsx'
import styles from './restaurant-order-list.module.css'
import { UnreadBadge } from './unread-badge.tsx'

type ListProps = {
  status: RestaurantOrderStatus
  again: (order: RestaurantOrderItem) => ReactNode
}

/** The restaurant's orders of one status, newest first: whose they are, who has answered, and what changed. */
export function RestaurantOrderList({ status, again }: ListProps) {
  const { orders } = useTexts()
  const query = useInfiniteQuery(restaurantOrdersOptions(status))
  return (
    <QueryState query={query} error={orders.loadError} toast>
      {(list) =>
        list.length === 0 ? (
          <NoOrders status={status} />
        ) : (
          <>
            <ul className={listStyles.list}>
              {list.map((order) => (
                <li key={order.public_id} className={`${styles.order} grid center`}>
                  <OrderLink order={order} />
                  <div className={styles.again}>{again(order)}</div>
                </li>
              ))}
            </ul>
            <OlderOrders query={query} shown={list.length} />
          </>
        )
      }
    </QueryState>
  )
}

function OrderLink({ order }: { order: RestaurantOrderItem }) {
  const texts = useTextsOf(restaurantOrdersTexts)
  const { orders } = useTexts()
  const { day } = useFormat()
  const { answered, asked } = answersOf(order.suppliers.map(stateOf))
  // Of what is done and answered, that is no news.
  const isOpen = asked > 0 && (order.status === 'active' || answered < asked)
  return (
    <Link
      to="/order/$orderPublicId"
      params={{ orderPublicId: order.public_id }}
      className={styles.link}
    >
      <span className={`${styles.head} row`}>
        <span className="bold">{day(order.date)}</span>{' '}
        <span className="soft">{orders.number(order.number)}</span>{' '}
        <UnreadBadge entries={order.suppliers.reduce((sum, { unread }) => sum + unread, 0)} />
      </span>{' '}
      <span className={`${listStyles.total} flex center end gap-xs`}>
        <Money amount={order.total_price} isEstimate={order.is_estimate} />
      </span>{' '}
      <Suppliers suppliers={order.suppliers} />
      {isOpen ? (
        <span className={`${styles.answers} soft small`}>{texts.answers(answered, asked)}</span>
      ) : null}
      <OpenProposals suppliers={order.suppliers} />
      <Exceptions suppliers={order.suppliers} />
      <Credits suppliers={order.suppliers} />
    </Link>
  )
}

/** Those whose delivery is agreed with it, the others together before them. */
function Suppliers({ suppliers }: Pick<RestaurantOrderItem, 'suppliers'>) {
  const isDelivered = ({ delivery, status }: (typeof suppliers)[number]) =>
    delivery !== null && status !== 'cancelled'
  const isOne = suppliers.length === 1
  const named = isOne ? suppliers : suppliers.filter((supplier) => !isDelivered(supplier))
  return (
    <>
      {named.length > 0 ? (
        <span className={styles.suppliers}>{named.map(({ name }) => name).join(', ')}</span>
      ) : null}
      {suppliers
        .filter(isDelivered)
        .map(({ public_id, name, delivery }) =>
          delivery ? (
            <DeliveryInRow
              key={public_id}
              delivery={delivery}
              {...(!isOne && { supplier: name })}
            />
          ) : null,
        )}
    </>
  )
}

function stateOf({ status, is_changed, cancelled_by }: RestaurantOrderItem['suppliers'][number]) {
  return partState(status, is_changed, cancelled_by)
}

/** Whatever was not accepted as it was. */
function Exceptions({ suppliers }: Pick<RestaurantOrderItem, 'suppliers'>) {
  const { changedBy, rejectedBy } = useTextsOf(restaurantOrdersTexts)
  const { withdrawn, withdrawnFrom } = useTextsOf(orderChangesTexts)
  const words = {
    modified: changedBy,
    cancelled: rejectedBy,
    withdrawn: suppliers.length === 1 ? () => withdrawn : withdrawnFrom,
  }
  const exceptions = suppliers.flatMap((supplier) => {
    const { public_id, name } = supplier
    const state = stateOf(supplier)
    return state === 'modified' || state === 'cancelled' || state === 'withdrawn'
      ? [{ public_id, name, state }]
      : []
  })
  if (exceptions.length === 0) return null
  return (
    <span className={`${styles.exceptions} row`}>
      {exceptions.map(({ public_id, name, state }) => (
        <span key={public_id} className={state === 'modified' ? styles.changed : styles.rejected}>
          {state === 'modified' ? (
            <IconPencil size={16} stroke={2.25} aria-hidden />
          ) : (
            <IconBan size={16} stroke={2.25} aria-hidden />
          )}
          {words[state](name)}
        </span>
      ))}
    </span>
  )
}

/** What waits for an answer, named where there are several suppliers. */
function OpenProposals({ suppliers }: Pick<RestaurantOrderItem, 'suppliers'>) {
  const isOne = suppliers.length === 1
  return suppliers.map(({ public_id, name, proposal }) =>
    proposal ? (
      <span key={public_id} className={`${styles.exceptions} row`}>
        <OpenProposalBadge
          proposal={proposal}
          side="restaurant"
          business={isOne ? undefined : name}
        />
      </span>
    ) : null,
  )
}

/** What was asked back, and what came of it. */
function Credits({ suppliers }: Pick<RestaurantOrderItem, 'suppliers'>) {
  const texts = useTextsOf(restaurantOrdersTexts)
  return suppliers.map(({ public_id, name, credit }) =>
    credit ? (
      <span key={public_id} className={`${styles.exceptions} row`}>
        <StatusBadge tone={CREDIT_TONES[credit]}>{texts.credit[credit](name)}</StatusBadge>
      </span>
    ) : null,
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
