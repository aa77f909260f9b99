import { taxesTexts } from '@halles/texts/pages/taxes.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../../components/back.tsx'
import { Page } from '../../../components/page.tsx'
import { QueryState } from '../../../components/query-state.tsx'
import { CategoryCounts } from '../../../features/taxes/category-counts.tsx'
import { Registrations } from '../../../features/taxes/registrations.tsx'
import { taxSettingsOptions } from '../../../features/taxes/tax-queries.ts'
import { useTextsOf } from '../../../platform/language/language.ts'

export const Route = createFileRoute('/_supplier/supplier/taxes/')({ component: TaxesPage })

function TaxesPage() {
  const texts = useTextsOf(taxesTexts)
  const query = useQuery(taxSettingsOptions)
  return (
    <Page title={texts.title} back={<BackLink to="/more" />}>
      <QueryState query={query} error={texts.loadError}>
        {(settings) => (
          <div className="stack gap-xl">
            <p>{texts.intro}</p>
            <Registrations settings={settings} />
            <CategoryCounts settings={settings} />
          </div>
        )}
      </QueryState>
    </Page>
  )
}
