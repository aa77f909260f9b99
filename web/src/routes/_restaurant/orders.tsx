import { RESTAURANT_ORDER_STATUSES } from '@halles/domain/restaurant-order.ts'
import { createFileRoute } from '@tanstack/react-router'
import { Page } from '../../components/page.tsx'
import { oneOf, searchOf } from '../../platform/address/search.ts'
import { useTexts } from '../../platform/language/language.ts'
import { RestaurantOrders } from '../-orders/restaurant-orders.tsx'

export const Route = createFileRoute('/_restaurant/orders')({
  validateSearch: searchOf({ status: oneOf(RESTAURANT_ORDER_STATUSES) }),
  component: OrdersPage,
})

function OrdersPage() {
  const { orders } = useTexts()
  const navigate = Route.useNavigate()
  return (
    <Page title={orders.tab}>
      <RestaurantOrders
        status={Route.useSearch().status}
        onStatus={(status) => navigate({ search: { status }, resetScroll: false })}
      />
    </Page>
  )
}
