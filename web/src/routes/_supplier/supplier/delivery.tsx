import { deliveryRulesTexts } from '@halles/texts/pages/delivery-rules.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../../components/back.tsx'
import { Page } from '../../../components/page.tsx'
import { QueryState } from '../../../components/query-state.tsx'
import { deliveryRulesOptions } from '../../../features/delivery-rules/delivery-rules-queries.ts'
import { DeliveryRulesView } from '../../../features/delivery-rules/delivery-rules-view.tsx'
import { useTextsOf } from '../../../platform/language/language.ts'

export const Route = createFileRoute('/_supplier/supplier/delivery')({ component: DeliveryPage })

function DeliveryPage() {
  const texts = useTextsOf(deliveryRulesTexts)
  const query = useQuery(deliveryRulesOptions)
  return (
    <Page title={texts.title} back={<BackLink to="/account" />} width="wide">
      <QueryState query={query} error={texts.loadError}>
        {(rules) => <DeliveryRulesView rules={rules} />}
      </QueryState>
    </Page>
  )
}
