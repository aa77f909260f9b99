import { pickingTexts } from '@halles/texts/pages/picking.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../../components/back.tsx'
import { Page } from '../../../components/page.tsx'
import { QueryState } from '../../../components/query-state.tsx'
import { PickOrderView } from '../../../features/picking/pick-order-view.tsx'
import { pickOrderOptions } from '../../../features/picking/pick-queries.ts'
import { NotFoundPage } from '../../../layout/not-found-page.tsx'
import { isNotFound } from '../../../platform/api/api.ts'
import { useTextsOf } from '../../../platform/language/language.ts'

export const Route = createFileRoute('/_picking/supplier/pick/$supplierOrderPublicId')({
  component: PickOrderPage,
})

function PickOrderPage() {
  const texts = useTextsOf(pickingTexts)
  const query = useQuery(pickOrderOptions(Route.useParams().supplierOrderPublicId))
  if (isNotFound(query.error)) return <NotFoundPage />
  return (
    <Page
      title={query.data?.restaurant.name ?? texts.order}
      back={<BackLink to="/supplier/pick" />}
      width="form"
    >
      <QueryState query={query} error={texts.orderError}>
        {(order) => <PickOrderView order={order} />}
      </QueryState>
    </Page>
  )
}
