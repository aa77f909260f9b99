import { deliveryRulesTexts } from '@halles/texts/pages/delivery-rules.ts'
import { TextLink } from '../../components/links.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import styles from './delivery-rules.module.css'
import type { OrderOnClosedDay } from './delivery-rules-queries.ts'
import { useDeliveryFormat } from './use-delivery-format.ts'

type OrdersOnClosedDaysProps = {
  orders: readonly OrderOnClosedDay[]
  /** It was confirmed: each order says which day is proposed in place of its own. */
  areClosed: boolean
}

/** Orders that are due on days that are, or would be, closed: each leads to itself. */
export function OrdersOnClosedDays({ orders, areClosed }: OrdersOnClosedDaysProps) {
  const texts = useTextsOf(deliveryRulesTexts)
  const { day } = useDeliveryFormat()
  function sayOf(order: OrderOnClosedDay): string {
    const said = texts.orderOf(order.number, order.restaurant, day(order.day))
    if (!areClosed) return said
    return order.proposed_day === null
      ? texts.noOtherDay(said)
      : texts.otherDay(said, day(order.proposed_day))
  }
  return (
    <div role="alert" className={`${styles.orders} mb-sm p-sm-md`}>
      <p>{texts.ordersOnDay(orders.length)}</p>
      <ul>
        {orders.map((order) => (
          <li key={order.order_public_id}>
            <TextLink
              to="/supplier/order/$supplierOrderPublicId"
              params={{ supplierOrderPublicId: order.order_public_id }}
            >
              {sayOf(order)}
            </TextLink>
          </li>
        ))}
      </ul>
      <p>{areClosed ? texts.ordersProposed : texts.ordersStay}</p>
    </div>
  )
}
