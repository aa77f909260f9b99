import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { BackLink } from '../../../components/back.tsx'
import { lazyComponent } from '../../../components/lazy-component.tsx'
import { Page } from '../../../components/page.tsx'
import { QueryState } from '../../../components/query-state.tsx'
import { useSeen } from '../../../features/live/use-seen.ts'
import { type SupplierOrder, supplierOrderOptions } from '../../../features/orders/order-queries.ts'
import { SupplierOrderView } from '../../../features/orders/supplier-order-view.tsx'
import { SUPPLIER_TABS, type SupplierTab } from '../../../features/orders/supplier-tabs.ts'
import { BesideThread } from '../../../features/orders/thread/beside-thread.tsx'
import { NotFoundPage } from '../../../layout/not-found-page.tsx'
import { isNotFound } from '../../../platform/api/api.ts'
import { loadAhead } from '../../../platform/api/load-ahead.ts'
import { useFormat, useTexts } from '../../../platform/language/language.ts'

const OrderPapers = lazyComponent(
  async () => (await import('../../../features/papers/order-papers.tsx')).OrderPapers,
)

export const Route = createFileRoute('/_supplier/supplier/order/$supplierOrderPublicId')({
  loader: ({ context: { queryClient }, params: { supplierOrderPublicId } }) =>
    loadAhead(queryClient.ensureQueryData(supplierOrderOptions(supplierOrderPublicId))),
  component: SupplierOrderPage,
})

function SupplierOrderPage() {
  const { orders } = useTexts()
  const { day } = useFormat()
  const { supplierOrderPublicId } = Route.useParams()
  const query = useQuery(supplierOrderOptions(supplierOrderPublicId))
  const order = query.data?.supplierOrder
  useSeen(order)
  const [openedFrom, setOpenedFrom] = useState<SupplierTab>()
  const status = SUPPLIER_TABS.find((tab) => tab === order?.status)
  // Back leads to the list it was in: who has answered one order goes on to the next.
  if (openedFrom === undefined && status !== undefined) setOpenedFrom(status)
  if (isNotFound(query.error)) return <NotFoundPage />
  return (
    <Page
      title={order ? orders.orderOf(order.number, day(order.date)) : orders.order}
      back={<BackLink to="/supplier/orders" search={{ status: openedFrom }} />}
      width="wide"
    >
      <QueryState query={query} error={orders.fetchError} toast>
        {(order) => (
          <BesideThread
            key={order.supplierOrder.public_id}
            publicId={order.supplierOrder.public_id}
            side="supplier"
            lines={order.orderProducts}
          >
            <SupplierOrderView order={order} />
            <PapersOf order={order} />
          </BesideThread>
        )}
      </QueryState>
    </Page>
  )
}

/** Nothing is printed of an order before it is accepted, and it is invoiced once it is delivered. */
function PapersOf({ order: { supplierOrder, receipt, papers } }: { order: SupplierOrder }) {
  const { public_id, status, restaurant } = supplierOrder
  if (status === 'pending' || status === 'cancelled') return null
  return (
    <OrderPapers
      side="supplier"
      order={{ public_id, papers }}
      restaurant={status === 'done' || receipt ? restaurant.public_id : undefined}
    />
  )
}
