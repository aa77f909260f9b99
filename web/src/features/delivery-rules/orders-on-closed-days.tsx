import { AnchorLink } from '../../components/links.tsx'
import styles from './delivery-rules.module.css'
import type { OrderOnClosedDay } from './delivery-rules-queries.ts'
import { useDeliveryFormat } from './use-delivery-format.ts'
import { useDeliveryRulesTexts } from './use-delivery-rules-texts.ts'

type OrdersOnClosedDaysProps = {
  orders: readonly OrderOnClosedDay[]
  /** It was confirmed: each order says which day is proposed in place of its own. */
  areClosed: boolean
}

/** Orders that are due on days that are, or would be, closed: each leads to itself. */
export function OrdersOnClosedDays({ orders, areClosed }: OrdersOnClosedDaysProps) {
  const words = useDeliveryRulesTexts()
  const { day } = useDeliveryFormat()
  function sayOf(order: OrderOnClosedDay): string {
    const said = words.orderOf(order.number, order.restaurant, day(order.day))
    if (!areClosed) return said
    return order.proposed_day === null
      ? words.noOtherDay(said)
      : words.otherDay(said, day(order.proposed_day))
  }
  return (
    <div role="alert" className={styles.orders}>
      <p>{words.ordersOnDay(orders.length)}</p>
      <ul>
        {orders.map((order) => (
          <li key={order.order_public_id}>
            <AnchorLink
              to="/supplier/order/$supplierOrderPublicId"
              params={{ supplierOrderPublicId: order.order_public_id }}
            >
              {sayOf(order)}
            </AnchorLink>
          </li>
        ))}
      </ul>
      <p>{areClosed ? words.ordersProposed : words.ordersStay}</p>
    </div>
  )
}
