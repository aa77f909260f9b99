import { papersTexts } from '@halles/texts/pages/papers.ts'
import { createFileRoute } from '@tanstack/react-router'
import { Page } from '../../components/page.tsx'
import { papersAddress, RESTAURANT_PAPER_TABS } from '../../features/papers/papers-address.ts'
import { PapersPage } from '../../features/papers/papers-page.tsx'
import { NotPermittedPage } from '../../layout/not-permitted-page.tsx'
import { oneOf, searchOf } from '../../platform/address/search.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { useMay } from '../../platform/session/viewer.ts'

export const Route = createFileRoute('/_restaurant/invoices')({
  validateSearch: searchOf({ tab: oneOf(RESTAURANT_PAPER_TABS), ...papersAddress }),
  component: PermittedInvoices,
})

function PermittedInvoices() {
  return useMay('manage_orders') ? <InvoicesPage /> : <NotPermittedPage />
}

function InvoicesPage() {
  const texts = useTextsOf(papersTexts)
  const navigate = Route.useNavigate()
  return (
    <Page title={texts.title}>
      <PapersPage
        side="restaurant"
        tabs={RESTAURANT_PAPER_TABS}
        address={Route.useSearch()}
        onAddress={(search, options) => navigate({ search, ...options })}
      />
    </Page>
  )
}
