import { AnchorLink } from '../../components/links.tsx'
import styles from './delivery-rules.module.css'
import type { OrderOnClosedDay } from './delivery-rules-queries.ts'
import { useDeliveryFormat } from './use-delivery-format.ts'
import { useDeliveryRulesTexts } from './use-delivery-rules-texts.ts'

/** Orders that are due on days that are, or would be, closed: each leads to itself. */
export function OrdersOnClosedDays({ orders }: { orders: readonly OrderOnClosedDay[] }) {
  const words = useDeliveryRulesTexts()
  const { day } = useDeliveryFormat()
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
              {words.orderOf(order.number, order.restaurant, day(order.day))}
            </AnchorLink>
          </li>
        ))}
      </ul>
      <p>{words.ordersStay}</p>
    </div>
  )
}
