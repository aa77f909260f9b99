import { formatMoney, parseMoney, sumCents } from '@halles/domain/money.ts'
import { supplierOrdersTexts } from '@halles/texts/pages/supplier-orders.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { CheckBox } from '../../components/check-box.tsx'
import { Facts } from '../../components/facts.tsx'
import { Money } from '../../components/money.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { useFormat, useTexts, useTextsOf } from '../../platform/language/language.ts'
import { DeliveryInRow } from './order-delivery.tsx'
import styles from './order-list.module.css'
import type { SupplierOrderItem } from './order-queries.ts'
import { CREDIT_TONES } from './order-tones.ts'
import { OpenProposalBadge } from './proposals/open-proposal-badge.tsx'
import { UnreadBadge } from './unread-badge.tsx'
import type { ChosenOrders } from './use-chosen-orders.ts'

type RestaurantGroupsProps = {
  orders: readonly SupplierOrderItem[]
  /** What a group's sum is called, of all its orders or of those on screen; without, there is none. */
  sum?: string | undefined
  /** Whether there are no older ones: else nobody knows how many a group has. */
  isWhole?: boolean
  /** Where orders can be ticked. */
  selection?: ChosenOrders
}

/** A supplier's orders by restaurant (product.md 2). */
export function RestaurantGroups(props: RestaurantGroupsProps) {
  const { orders: list, sum, isWhole = true, selection } = props
  const groups = Map.groupBy(list, ({ restaurant }) => restaurant.public_id)
  return [...groups].map(([id, group]) => (
    <RestaurantGroup key={id} {...{ sum, isWhole, selection }} orders={group} />
  ))
}

type RestaurantGroupProps = {
  orders: readonly SupplierOrderItem[]
  sum: string | undefined
  isWhole: boolean
  selection: ChosenOrders | undefined
}

function RestaurantGroup({ orders: group, sum, isWhole, selection }: RestaurantGroupProps) {
  const { orders } = useTexts()
  const cents = group.map((order) => parseMoney(order.total_price) ?? 0)
  const [first] = group
  return (
    <details className={`${styles.group} card`} open>
      <summary className={`${styles.summary} row`}>
        <IconChevronRight className={styles.chevron} size={20} aria-hidden />
        <h2>
          {first?.restaurant.name}{' '}
          <span className={`${styles.city} soft small`}>{first?.restaurant.city}</span>
        </h2>
        {isWhole && <span className="soft">{orders.count(group.length)}</span>}
        {sum !== undefined && (
          <span>
            <span className="soft">{sum} </span>
            <Money
              amount={formatMoney(sumCents(cents))}
              isEstimate={group.some((order) => order.is_estimate)}
            />
          </span>
        )}
      </summary>
      <ul className={styles.list}>
        {group.map((order) => (
          <li key={order.public_id} className={selection && styles.choosable}>
            {selection && <Tick order={order} selection={selection} />}
            <OrderLink order={order} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Tick({ order, selection }: { order: SupplierOrderItem; selection: ChosenOrders }) {
  const texts = useTextsOf(supplierOrdersTexts)
  const { moment } = useFormat()
  return (
    <span className={styles.tick}>
      <CheckBox
        isLabelHidden
        label={texts.choose(order.restaurant.name, moment(order.received_at))}
        checked={selection.isChosen(order)}
        onChange={() => selection.toggle(order)}
      />
    </span>
  )
}

function OrderLink({ order }: { order: SupplierOrderItem }) {
  const { orders } = useTexts()
  const texts = useTextsOf(supplierOrdersTexts)
  const { day, time } = useFormat()
  return (
    <Link
      to="/supplier/order/$supplierOrderPublicId"
      params={{ supplierOrderPublicId: order.public_id }}
      className={styles.row}
    >
      <span>
        <span className="bold">{day(order.date)}</span>{' '}
        <span className="soft">{texts.received(time(order.received_at))}</span>
        <span className="block">
          <Facts>
            {texts.lines(order.lines)}
            {texts.cases(order.cases)}
            {orders.number(order.number)}
          </Facts>
        </span>
        {order.delivery ? <DeliveryInRow delivery={order.delivery} /> : null}
        <UnreadBadge entries={order.unread} />
        <OpenProposalBadge proposal={order.proposal} side="supplier" />
        {order.credit ? (
          <StatusBadge tone={CREDIT_TONES[order.credit]}>{texts.credit[order.credit]}</StatusBadge>
        ) : null}
      </span>
      <span className={`${styles.total} flex center end gap-xs`}>
        <Money amount={order.total_price} isEstimate={order.is_estimate} />
      </span>
    </Link>
  )
}
