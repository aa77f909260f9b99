import { CUSTOMER_STATUSES } from '@halles/domain/customer.ts'
import { customersTexts } from '@halles/texts/pages/customers.ts'
import { createFileRoute } from '@tanstack/react-router'
import { ButtonLink } from '../../../components/links.tsx'
import { Page } from '../../../components/page.tsx'
import { Customers } from '../../../features/customers/customers.tsx'
import { oneOf, pageFrom, searchOf, searchText } from '../../../platform/address/search.ts'
import { useTextsOf } from '../../../platform/language/language.ts'

export const Route = createFileRoute('/_supplier/supplier/customers/')({
  validateSearch: searchOf({
    status: oneOf(CUSTOMER_STATUSES),
    search: searchText,
    page: pageFrom(1),
  }),
  component: CustomersPage,
})

function CustomersPage() {
  const texts = useTextsOf(customersTexts)
  const { status, search, page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <Page
      title={texts.title}
      action={
        <>
          <ButtonLink to="/supplier/price-lists" variant="default">
            {texts.priceLists}
          </ButtonLink>
          <ButtonLink to="/supplier/customers/import" variant="default">
            {texts.bring}
          </ButtonLink>
        </>
      }
    >
      <Customers
        status={status ?? 'all'}
        search={search}
        page={page}
        onStatus={(to) => navigate({ search: { status: to === 'all' ? undefined : to, search } })}
        onSearch={(typed) =>
          navigate({ search: { status, search: searchText(typed) }, replace: true })
        }
        onAll={() => navigate({ search: {} })}
        onPage={(to) => navigate({ search: { status, search, page: to }, resetScroll: true })}
      />
    </Page>
  )
}
