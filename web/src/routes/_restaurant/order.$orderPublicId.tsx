import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../components/back.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { Page } from '../../components/page.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { OrderAgainButton } from '../../features/cart/fill/order-again-button.tsx'
import { useSeen } from '../../features/live/use-seen.ts'
import { restaurantOrderOptions } from '../../features/orders/order-queries.ts'
import { RestaurantOrderView } from '../../features/orders/restaurant-order-view.tsx'
import { NotFoundPage } from '../../layout/not-found-page.tsx'
import { isNotFound } from '../../platform/api/api.ts'
import { loadAhead } from '../../platform/api/load-ahead.ts'
import { useFormat, useTexts } from '../../platform/language/language.ts'

const OrderPapers = lazyComponent(
  async () => (await import('../../features/papers/order-papers.tsx')).OrderPapers,
)

export const Route = createFileRoute('/_restaurant/order/$orderPublicId')({
  loader: ({ context: { queryClient }, params: { orderPublicId } }) =>
    loadAhead(queryClient.ensureQueryData(restaurantOrderOptions(orderPublicId))),
  component: RestaurantOrderPage,
})

function RestaurantOrderPage() {
  const { orders } = useTexts()
  const { day } = useFormat()
  const query = useQuery(restaurantOrderOptions(Route.useParams().orderPublicId))
  useSeen(query.data)
  if (isNotFound(query.error)) return <NotFoundPage />
  return (
    <Page
      title={query.data ? orders.orderOf(query.data.number, day(query.data.date)) : orders.order}
      back={<BackLink to="/account" search={{ to: 'orders' }} />}
      width="wide"
    >
      <QueryState query={query} error={orders.fetchError}>
        {(order) => (
          <RestaurantOrderView
            order={order}
            papers={(part) => (
              <OrderPapers side="restaurant" order={part} of={part.supplier.name} />
            )}
            again={(variant) => <OrderAgainButton order={order} variant={variant} />}
          />
        )}
      </QueryState>
    </Page>
  )
}
