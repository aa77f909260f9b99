import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../components/back.tsx'
import { PaperPage } from '../../features/papers/paper-page.tsx'
import { paperOptions } from '../../features/papers/paper-queries.ts'
import { NotFoundPage } from '../../layout/not-found-page.tsx'
import { NotPermittedPage } from '../../layout/not-permitted-page.tsx'
import { isNotFound } from '../../platform/api/api.ts'
import { useMay } from '../../platform/session/viewer.ts'

export const Route = createFileRoute('/_restaurant/invoice/$paperPublicId')({
  component: PermittedInvoice,
})

function PermittedInvoice() {
  return useMay('manage_orders') ? <InvoicePage /> : <NotPermittedPage />
}

function InvoicePage() {
  const { paperPublicId } = Route.useParams()
  const { error } = useQuery(paperOptions(paperPublicId))
  if (isNotFound(error)) return <NotFoundPage />
  return <PaperPage side="restaurant" publicId={paperPublicId} back={<BackLink to="/invoices" />} />
}
