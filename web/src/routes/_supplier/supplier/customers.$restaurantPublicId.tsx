import { customersTexts } from '@halles/texts/pages/customers.ts'
import { paymentsTexts } from '@halles/texts/pages/payments.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../../components/back.tsx'
import { ButtonLink } from '../../../components/links.tsx'
import { Page } from '../../../components/page.tsx'
import { QueryState } from '../../../components/query-state.tsx'
import { customerOptions } from '../../../features/customers/customer-queries.ts'
import { CustomerView } from '../../../features/customers/customer-view.tsx'
import { CustomerOrders } from '../../../features/orders/customer-orders.tsx'
import { priceListsOptions } from '../../../features/price-lists/price-list-queries.ts'
import { NotFoundPage } from '../../../layout/not-found-page.tsx'
import { isNotFound } from '../../../platform/api/api.ts'
import { useTextsOf } from '../../../platform/language/language.ts'

export const Route = createFileRoute('/_supplier/supplier/customers/$restaurantPublicId')({
  component: CustomerPage,
})

function CustomerPage() {
  const texts = useTextsOf(customersTexts)
  const payments = useTextsOf(paymentsTexts)
  const { restaurantPublicId } = Route.useParams()
  const query = useQuery(customerOptions(restaurantPublicId))
  const priceLists = useQuery(priceListsOptions).data?.price_lists ?? []
  if (isNotFound(query.error)) return <NotFoundPage />
  return (
    <Page
      title={query.data?.restaurant.name ?? texts.title}
      back={<BackLink to="/supplier/customers" />}
      action={
        <ButtonLink
          variant="default"
          to="/supplier/statement/$restaurantPublicId"
          params={{ restaurantPublicId }}
        >
          {payments.statement}
        </ButtonLink>
      }
    >
      <QueryState query={query} error={texts.loadOneError}>
        {(customer) => (
          <CustomerView
            customer={customer}
            priceLists={priceLists}
            orders={<CustomerOrders orders={customer.last_orders} />}
          />
        )}
      </QueryState>
    </Page>
  )
}
