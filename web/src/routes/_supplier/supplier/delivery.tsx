import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../../components/back.tsx'
import { Page } from '../../../components/page.tsx'
import { QueryState } from '../../../components/query-state.tsx'
import { deliveryRulesOptions } from '../../../features/delivery-rules/delivery-rules-queries.ts'
import { DeliveryRulesView } from '../../../features/delivery-rules/delivery-rules-view.tsx'
import { useDeliveryRulesTexts } from '../../../features/delivery-rules/use-delivery-rules-texts.ts'

export const Route = createFileRoute('/_supplier/supplier/delivery')({ component: DeliveryPage })

function DeliveryPage() {
  const words = useDeliveryRulesTexts()
  const query = useQuery(deliveryRulesOptions)
  return (
    <Page title={words.title} back={<BackLink to="/account" />} width={1500}>
      <QueryState query={query} error={words.loadError}>
        {(rules) => <DeliveryRulesView rules={rules} />}
      </QueryState>
    </Page>
  )
}
