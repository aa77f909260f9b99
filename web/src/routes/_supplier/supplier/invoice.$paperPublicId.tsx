import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../../components/back.tsx'
import { CancelInvoice, PaperActions } from '../../../features/papers/issuing/paper-actions.tsx'
import { PaperPage } from '../../../features/papers/paper-page.tsx'
import { paperOptions } from '../../../features/papers/paper-queries.ts'
import { RecordPayment } from '../../../features/papers/payments/record-payment.tsx'
import { NotFoundPage } from '../../../layout/not-found-page.tsx'
import { isNotFound } from '../../../platform/api/api.ts'

export const Route = createFileRoute('/_supplier/supplier/invoice/$paperPublicId')({
  component: InvoicePage,
})

function InvoicePage() {
  const { paperPublicId } = Route.useParams()
  const navigate = Route.useNavigate()
  const { error } = useQuery(paperOptions(paperPublicId))
  if (isNotFound(error)) return <NotFoundPage />
  const onIssued = (issued: string) =>
    navigate({ to: '/supplier/invoice/$paperPublicId', params: { paperPublicId: issued } })
  return (
    <PaperPage
      side="supplier"
      publicId={paperPublicId}
      back={<BackLink to="/supplier/invoices" />}
      actions={(paper) => (
        <>
          <PaperActions paper={paper} onIssued={onIssued} />
          <div className="row center gap-xs-md mb-lg">
            {paper.state === 'open' || paper.state === 'overdue' ? (
              <RecordPayment restaurant={paper.buyer} paper={paper.public_id} />
            ) : null}
            <CancelInvoice paper={paper} onIssued={onIssued} />
          </div>
        </>
      )}
    />
  )
}
