import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../../components/back.tsx'
import { Page } from '../../../components/page.tsx'
import { QueryState } from '../../../components/query-state.tsx'
import { supplierOrderOptions } from '../../../features/orders/order-queries.ts'
import { SupplierOrderView } from '../../../features/orders/supplier-order-view.tsx'
import { useFormat, useTexts } from '../../../platform/language.ts'

export const Route = createFileRoute('/_supplier/supplier/order/$supplierOrderPublicId')({
  component: SupplierOrderPage,
})

function SupplierOrderPage() {
  const { orders } = useTexts()
  const { day } = useFormat()
  const query = useQuery(supplierOrderOptions(Route.useParams().supplierOrderPublicId))
  const order = query.data?.supplierOrder
  return (
    <Page
      title={order ? orders.orderOf(day(order.date)) : orders.order}
      back={<BackLink to="/account" search={{ to: 'orders' }} />}
      width={1500}
    >
      <QueryState query={query} error={orders.fetchError} toast>
        {(order) => <SupplierOrderView order={order} />}
      </QueryState>
    </Page>
  )
}
