import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { offeredSupplierOptions } from '../../features/accounts/offered-supplier-query.ts'
import { ReviewPage } from '../../features/reviews/review-page.tsx'
import { NotPermittedPage } from '../../layout/not-permitted-page.tsx'
import { searchOf, text } from '../../platform/address/search.ts'
import { invalidateInAllTabs } from '../../platform/api/cross-tab-invalidation.ts'
import { useMay } from '../../platform/session/viewer.ts'

export const Route = createFileRoute('/_restaurant/review')({
  validateSearch: searchOf({ supplier: text }),
  component: PermittedReview,
})

function PermittedReview() {
  return useMay('manage_orders') ? <Review /> : <NotPermittedPage />
}

function Review() {
  const { supplier } = Route.useSearch()
  const client = useQueryClient()
  const navigate = Route.useNavigate()
  const choose = (chosen: string) =>
    navigate({ search: chosen === '' ? {} : { supplier: chosen }, replace: true })
  /** product.md 8. The supplier's page shows its rating. */
  function showSupplier(supplierPublicId: string) {
    void invalidateInAllTabs(client, offeredSupplierOptions(supplierPublicId).queryKey)
    return navigate({
      to: '/supplierinfo/$supplierPublicId',
      params: { supplierPublicId },
      replace: true,
    })
  }
  return <ReviewPage supplierId={supplier} onChoose={choose} onSubmitted={showSupplier} />
}
