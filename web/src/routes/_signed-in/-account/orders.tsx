import { RESTAURANT_ORDER_STATUSES } from '@halles/domain/restaurant-order.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { lazyComponent } from '../../../components/lazy-component.tsx'
import { useSeen } from '../../../features/live/use-seen.ts'
import { supplierOrderCountsOptions } from '../../../features/orders/order-queries.ts'
import { SUPPLIER_TABS } from '../../../features/orders/supplier-tabs.ts'
import { useTexts } from '../../../platform/language/language.ts'
import { PageTabs } from '../../../ui/page-tabs.tsx'

const RestaurantOrderList = lazyComponent(
  async () =>
    (await import('../../../features/orders/restaurant-order-list.tsx')).RestaurantOrderList,
)
const OrderAgainButton = lazyComponent(
  async () => (await import('../../../features/cart/fill/order-again-button.tsx')).OrderAgainButton,
)
const SupplierOrderList = lazyComponent(
  async () => (await import('../../../features/orders/supplier-order-list.tsx')).SupplierOrderList,
)
const CreditRequests = lazyComponent(
  async () =>
    (await import('../../../features/orders/receiving/credit-requests.tsx')).CreditRequests,
)
const OrdersByDay = lazyComponent(
  async () => (await import('../../../features/delivery-day/orders-by-day.tsx')).OrdersByDay,
)
const DayOrders = lazyComponent(
  async () => (await import('../../../features/orders/day-orders.tsx')).DayOrders,
)
const OrderToolbar = lazyComponent(
  async () => (await import('../../../features/orders/order-toolbar.tsx')).OrderToolbar,
)
const OrderSoundSwitch = lazyComponent(
  async () => (await import('../../../features/live/order-sound-switch.tsx')).OrderSoundSwitch,
)

const route = getRouteApi('/_signed-in/account')

/** The inner tab of the orders. The address of another tab has no status: the last one stays selected. */
function useOrderStatus(): string | undefined {
  const { to, status } = route.useSearch()
  const [last, setLast] = useState(status)
  if (to !== 'orders' || status === last) return last
  setLast(status)
  return status
}

export function RestaurantOrders() {
  useSeen('all')
  const { orders } = useTexts()
  const status = useOrderStatus()
  const navigate = route.useNavigate()
  return (
    <PageTabs
      inner
      label={orders.tab}
      value={RESTAURANT_ORDER_STATUSES.find((known) => known === status) ?? 'active'}
      onChange={(status) => navigate({ search: { to: 'orders', status }, resetScroll: false })}
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

export function SupplierOrders() {
  useSeen('all')
  const { orders } = useTexts()
  const status = useOrderStatus()
  const navigate = route.useNavigate()
  const { data: counts } = useQuery(supplierOrderCountsOptions)
  const countOf = { pending: counts?.pending, acknowledged: counts?.acknowledged, done: undefined }
  const { day, zone } = route.useSearch()
  const unreadOf = { pending: 0, acknowledged: 0, done: 0, ...counts?.unread }
  const byStatus = SUPPLIER_TABS.map((value) => ({
    value,
    label: orders.supplierTabs[value],
    count: countOf[value],
    news: unreadOf[value] > 0 ? orders.unreadOrders(unreadOf[value]) : undefined,
    content: <SupplierOrderList status={value} />,
  }))
  return (
    <>
      {counts?.credits ? <CreditRequests /> : null}
      <OrderToolbar toPick={counts?.acknowledged} sound={<OrderSoundSwitch />} />
      <PageTabs
        inner
        label={orders.tab}
        value={[...SUPPLIER_TABS, 'by-day' as const].find((known) => known === status) ?? 'pending'}
        onChange={(status) => navigate({ search: { to: 'orders', status }, resetScroll: false })}
        tabs={[
          ...byStatus,
          {
            value: 'by-day',
            label: orders.byDayTab,
            content: (
              <OrdersByDay day={day} zone={zone} orders={(asked) => <DayOrders {...asked} />} />
            ),
          },
        ]}
      />
    </>
  )
}
