import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../../components/back.tsx'
import { monthText } from '../../../features/papers/months.ts'
import { RecordPayment } from '../../../features/papers/payments/record-payment.tsx'
import { StatementPage } from '../../../features/papers/statement/statement-page.tsx'
import { NotFoundPage } from '../../../layout/not-found-page.tsx'
import { searchOf } from '../../../platform/address/search.ts'

export const Route = createFileRoute('/_supplier/supplier/statement/$restaurantPublicId')({
  validateSearch: searchOf({ month: monthText }),
  component: CustomerStatement,
})

function CustomerStatement() {
  const { restaurantPublicId } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <StatementPage
      side="supplier"
      publicId={restaurantPublicId}
      month={Route.useSearch().month}
      onMonth={(month) => navigate({ search: { month }, replace: true, resetScroll: false })}
      back={<BackLink to="/supplier/invoices" search={{ tab: 'customers' }} />}
      action={(business) => <RecordPayment restaurant={business} />}
      notFound={<NotFoundPage />}
    />
  )
}
