import { createFileRoute } from '@tanstack/react-router'
import { Page } from '../../../components/page.tsx'
import { oneOf, searchOf } from '../../../platform/address/search.ts'
import { useTexts } from '../../../platform/language/language.ts'
import { dayAddress, SUPPLIER_ORDERS_TABS } from '../../-orders/orders-address.ts'
import { SupplierOrders } from '../../-orders/supplier-orders.tsx'

export const Route = createFileRoute('/_supplier/supplier/orders')({
  validateSearch: searchOf({ status: oneOf(SUPPLIER_ORDERS_TABS), ...dayAddress }),
  component: OrdersPage,
})

function OrdersPage() {
  const { orders } = useTexts()
  const navigate = Route.useNavigate()
  const { status, day, zone } = Route.useSearch()
  return (
    <Page title={orders.tab}>
      <SupplierOrders
        status={status}
        day={day}
        zone={zone}
        onStatus={(status) => navigate({ search: { status }, resetScroll: false })}
      />
    </Page>
  )
}
