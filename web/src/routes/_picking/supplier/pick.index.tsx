import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../../components/back.tsx'
import { AnchorLink } from '../../../components/links.tsx'
import { Page } from '../../../components/page.tsx'
import { PageTabs } from '../../../components/page-tabs.tsx'
import { QueryState } from '../../../components/query-state.tsx'
import { PickList } from '../../../features/picking/pick-list.tsx'
import { sendPickMarks } from '../../../features/picking/pick-marks/send-pick-marks.ts'
import { PickOrders } from '../../../features/picking/pick-orders.tsx'
import { pickListOptions, pickOrdersOptions } from '../../../features/picking/pick-queries.ts'
import { usePickingTexts } from '../../../features/picking/use-picking-texts.ts'
import { LogOutButton } from '../../../features/session/log-out-button.tsx'
import { oneOf, searchOf } from '../../../platform/address/search.ts'
import { useMay, useViewer } from '../../../platform/session/viewer.ts'

const VIEWS = ['product', 'order'] as const

export const Route = createFileRoute('/_picking/supplier/pick/')({
  validateSearch: searchOf({ by: oneOf(VIEWS) }),
  component: PickPage,
})

/** All that a picker has of Halles: so the way out is here. */
function PickPage() {
  const picking = usePickingTexts()
  const { by = 'product' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const isPicker = useViewer() === 'picker'
  return (
    <Page
      title={picking.title}
      back={isPicker ? undefined : <BackLink to="/account" search={{ to: 'orders' }} />}
      action={isPicker ? <LogOutButton sendFirst={sendPickMarks} /> : undefined}
    >
      <PageTabs
        inner
        label={picking.views}
        value={by}
        onChange={(by) => navigate({ search: { by }, replace: true, resetScroll: false })}
        tabs={[
          { value: 'product', label: picking.byProduct, content: <ByProduct /> },
          { value: 'order', label: picking.byOrder, content: <ByOrder /> },
        ]}
      />
    </Page>
  )
}

function ByProduct() {
  const picking = usePickingTexts()
  const mayAnswer = useMay('trade')
  const query = useQuery(pickListOptions)
  const newOrders = (label: string) =>
    mayAnswer ? (
      <AnchorLink to="/account" search={{ to: 'orders', status: 'pending' }}>
        {label}
      </AnchorLink>
    ) : (
      label
    )
  return (
    <QueryState query={query} error={picking.listError}>
      {(list) => <PickList list={list} newOrders={newOrders} />}
    </QueryState>
  )
}

function ByOrder() {
  const picking = usePickingTexts()
  const query = useQuery(pickOrdersOptions)
  return (
    <QueryState query={query} error={picking.loadError}>
      {(orders) => <PickOrders orders={orders} />}
    </QueryState>
  )
}
