import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../../components/back.tsx'
import { Page } from '../../../components/page.tsx'
import { QueryState } from '../../../components/query-state.tsx'
import { PickList } from '../../../features/picking/pick-list.tsx'
import { pickOrdersOptions } from '../../../features/picking/pick-queries.ts'
import { usePickingTexts } from '../../../features/picking/use-picking-texts.ts'
import { LogOutButton } from '../../../features/session/log-out-button.tsx'
import { useViewer } from '../../../platform/session/viewer.ts'

export const Route = createFileRoute('/_picking/supplier/pick/')({ component: PickOrdersPage })

/** All that a picker has of Halles: so the way out is here. */
function PickOrdersPage() {
  const picking = usePickingTexts()
  const isPicker = useViewer() === 'picker'
  const query = useQuery(pickOrdersOptions)
  return (
    <Page
      title={picking.title}
      back={isPicker ? undefined : <BackLink to="/account" search={{ to: 'orders' }} />}
      action={isPicker ? <LogOutButton /> : undefined}
      width={720}
    >
      <QueryState query={query} error={picking.loadError}>
        {(orders) => <PickList orders={orders} />}
      </QueryState>
    </Page>
  )
}
