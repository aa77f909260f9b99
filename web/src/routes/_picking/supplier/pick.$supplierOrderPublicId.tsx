import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../../components/back.tsx'
import { Page } from '../../../components/page.tsx'
import { QueryState } from '../../../components/query-state.tsx'
import { PickOrderView } from '../../../features/picking/pick-order-view.tsx'
import { pickOrderOptions } from '../../../features/picking/pick-queries.ts'
import { usePickingTexts } from '../../../features/picking/use-picking-texts.ts'
import { NotFoundPage } from '../../../layout/not-found-page.tsx'
import { isNotFound } from '../../../platform/api/api.ts'

export const Route = createFileRoute('/_picking/supplier/pick/$supplierOrderPublicId')({
  component: PickOrderPage,
})

function PickOrderPage() {
  const picking = usePickingTexts()
  const query = useQuery(pickOrderOptions(Route.useParams().supplierOrderPublicId))
  if (isNotFound(query.error)) return <NotFoundPage />
  return (
    <Page
      title={query.data?.restaurant.name ?? picking.order}
      back={<BackLink to="/supplier/pick" />}
      width={720}
    >
      <QueryState query={query} error={picking.orderError}>
        {(order) => <PickOrderView order={order} />}
      </QueryState>
    </Page>
  )
}
