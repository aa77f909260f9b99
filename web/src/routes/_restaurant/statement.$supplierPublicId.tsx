import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../components/back.tsx'
import { monthText } from '../../features/papers/months.ts'
import { StatementPage } from '../../features/papers/statement/statement-page.tsx'
import { NotFoundPage } from '../../layout/not-found-page.tsx'
import { NotPermittedPage } from '../../layout/not-permitted-page.tsx'
import { searchOf } from '../../platform/address/search.ts'
import { useMay } from '../../platform/session/viewer.ts'

export const Route = createFileRoute('/_restaurant/statement/$supplierPublicId')({
  validateSearch: searchOf({ month: monthText }),
  component: PermittedStatement,
})

function PermittedStatement() {
  return useMay('manage_orders') ? <SupplierStatement /> : <NotPermittedPage />
}

function SupplierStatement() {
  const { supplierPublicId } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <StatementPage
      side="restaurant"
      publicId={supplierPublicId}
      month={Route.useSearch().month}
      onMonth={(month) => navigate({ search: { month }, replace: true, resetScroll: false })}
      back={<BackLink to="/invoices" search={{ tab: 'suppliers' }} />}
      notFound={<NotFoundPage />}
    />
  )
}
