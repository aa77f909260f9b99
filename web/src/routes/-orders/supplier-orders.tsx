import { useQuery } from '@tanstack/react-query'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { useSeen } from '../../features/live/use-seen.ts'
import { supplierOrderCountsOptions } from '../../features/orders/order-queries.ts'
import { SUPPLIER_TABS } from '../../features/orders/supplier-tabs.ts'
import { useTexts } from '../../platform/language/language.ts'
import { PageTabs } from '../../ui/page-tabs.tsx'
import {
  type OrderTabsProps,
  SUPPLIER_ORDERS_TABS,
  type SupplierOrdersTab,
} from './orders-address.ts'

const SupplierOrderList = lazyComponent(
  async () => (await import('../../features/orders/supplier-order-list.tsx')).SupplierOrderList,
)
const CreditRequests = lazyComponent(
  async () => (await import('../../features/orders/receiving/credit-requests.tsx')).CreditRequests,
)
const OrdersByDay = lazyComponent(
  async () => (await import('../../features/delivery-day/orders-by-day.tsx')).OrdersByDay,
)
const DayOrders = lazyComponent(
  async () => (await import('../../features/orders/day-orders.tsx')).DayOrders,
)
const OrderToolbar = lazyComponent(
  async () => (await import('../../features/orders/order-toolbar.tsx')).OrderToolbar,
)
const OrderSoundSwitch = lazyComponent(
  async () => (await import('../../features/live/order-sound-switch.tsx')).OrderSoundSwitch,
)

/** `/supplier/orders`, and the account's tab of product.md 2. */
export function SupplierOrders({
  status,
  day,
  zone,
  inner = false,
  onStatus,
}: OrderTabsProps<SupplierOrdersTab>) {
  useSeen('all')
  const { orders } = useTexts()
  const { data: counts } = useQuery(supplierOrderCountsOptions)
  const countOf = { pending: counts?.pending, acknowledged: counts?.acknowledged, done: undefined }
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
        inner={inner}
        label={orders.tab}
        value={SUPPLIER_ORDERS_TABS.find((known) => known === status) ?? 'pending'}
        onChange={onStatus}
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
