import {
  RESTAURANT_ORDER_STATUSES,
  type RestaurantOrderStatus,
} from '@halles/domain/restaurant-order.ts'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { useSeen } from '../../features/live/use-seen.ts'
import { useTexts } from '../../platform/language/language.ts'
import { PageTabs } from '../../ui/page-tabs.tsx'
import type { OrderTabsProps } from './orders-address.ts'

const RestaurantOrderList = lazyComponent(
  async () => (await import('../../features/orders/restaurant-order-list.tsx')).RestaurantOrderList,
)
const OrderAgainButton = lazyComponent(
  async () => (await import('../../features/cart/fill/order-again-button.tsx')).OrderAgainButton,
)

/** `/orders`, and the account's tab of product.md 2. */
export function RestaurantOrders({
  status,
  inner = false,
  onStatus,
}: OrderTabsProps<RestaurantOrderStatus>) {
  useSeen('all')
  const { orders } = useTexts()
  return (
    <PageTabs
      inner={inner}
      label={orders.tab}
      value={RESTAURANT_ORDER_STATUSES.find((known) => known === status) ?? 'active'}
      onChange={onStatus}
      tabs={RESTAURANT_ORDER_STATUSES.map((value) => ({
        value,
        label: orders.restaurantTabs[value],
        content: (
          <RestaurantOrderList
            status={value}
            again={(order) => <OrderAgainButton order={order} variant="default" size="sm" />}
          />
        ),
      }))}
    />
  )
}
