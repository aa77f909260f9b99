import { papersTexts } from '@halles/texts/pages/papers.ts'
import { createFileRoute } from '@tanstack/react-router'
import { ButtonLink } from '../../../components/links.tsx'
import { Page } from '../../../components/page.tsx'
import { papersAddress, SUPPLIER_PAPER_TABS } from '../../../features/papers/papers-address.ts'
import { PapersPage } from '../../../features/papers/papers-page.tsx'
import { oneOf, searchOf } from '../../../platform/address/search.ts'
import { useTextsOf } from '../../../platform/language/language.ts'

export const Route = createFileRoute('/_supplier/supplier/invoices/')({
  validateSearch: searchOf({ tab: oneOf(SUPPLIER_PAPER_TABS), ...papersAddress }),
  component: InvoicesPage,
})

function InvoicesPage() {
  const texts = useTextsOf(papersTexts)
  const navigate = Route.useNavigate()
  return (
    <Page
      title={texts.title}
      action={
        <ButtonLink to="/supplier/invoices/settings" variant="default">
          {texts.settings}
        </ButtonLink>
      }
    >
      <PapersPage
        side="supplier"
        tabs={SUPPLIER_PAPER_TABS}
        address={Route.useSearch()}
        onAddress={(search, options) => navigate({ search, ...options })}
      />
    </Page>
  )
}
