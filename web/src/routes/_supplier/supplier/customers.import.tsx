import { ROW_KINDS } from '@halles/domain/import/row-kinds.ts'
import { customerImportTexts } from '@halles/texts/pages/customer-import.ts'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../../components/back.tsx'
import { Page } from '../../../components/page.tsx'
import type { CustomerImport } from '../../../features/customer-import/customer-import-queries.ts'
import { CustomerList } from '../../../features/customer-import/customer-preview.tsx'
import { NextCustomerImport } from '../../../features/customer-import/next-customer-import.tsx'
import { CustomerInvitations } from '../../../features/invitations/customer-invitations.tsx'
import { oneOf, pageFrom, searchOf, text } from '../../../platform/address/search.ts'
import { useTextsOf } from '../../../platform/language/language.ts'

export const Route = createFileRoute('/_supplier/supplier/customers/import')({
  validateSearch: searchOf({ list: listId, kind: oneOf(ROW_KINDS), page: pageFrom(2) }),
  component: ImportCustomers,
})

function ImportCustomers() {
  const texts = useTextsOf(customerImportTexts)
  const { list, kind = 'new', page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()

  function showFirst({ public_id, counts }: CustomerImport) {
    const first = ROW_KINDS.find((kind) => counts[kind] > 0)
    void navigate({ search: { list: public_id, kind: counts.faulty > 0 ? 'faulty' : first } })
  }
  return (
    <Page title={texts.title} back={<BackLink to="/supplier/customers" />}>
      <div className="stack gap-lg">
        {list === undefined ? (
          <NextCustomerImport onRead={showFirst} />
        ) : (
          <CustomerList
            publicId={list}
            kind={kind}
            page={page}
            onShow={(kind, page) => navigate({ search: { list, kind, page }, replace: true })}
            onRead={showFirst}
            onLeave={() => navigate({ search: {} })}
          />
        )}
        <CustomerInvitations />
      </div>
    </Page>
  )
}

function listId(value: unknown): string | undefined {
  return /^\w{1,64}$/.exec(text(value) ?? '')?.[0]
}
