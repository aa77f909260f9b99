import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BackButton } from '../../components/back.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { Page } from '../../components/page.tsx'
import { PageTabs } from '../../components/page-tabs.tsx'
import { QueryState } from '../../components/query-state.tsx'
import {
  OfferedSupplierFacts,
  offeredSupplierOptions,
} from '../../features/accounts/offered-supplier.tsx'
import { ReviewList } from '../../features/reviews/review-list.tsx'
import { ownReviewOptions } from '../../features/reviews/review-queries.ts'
import { NotFoundPage } from '../../layout/not-found-page.tsx'
import { oneOf, searchOf } from '../../platform/address/search.ts'
import { isNotFound } from '../../platform/api/api.ts'
import { useTexts } from '../../platform/language/language.ts'
import { useMay } from '../../platform/session/viewer.ts'

export const Route = createFileRoute('/_restaurant/supplierinfo/$supplierPublicId')({
  validateSearch: searchOf({ to: oneOf(['reviews']) }),
  component: SupplierPage,
})

function SupplierPage() {
  const { suppliers, reviews } = useTexts()
  const { supplierPublicId } = Route.useParams()
  const { to } = Route.useSearch()
  const navigate = Route.useNavigate()
  const mayReview = useMay('trade')
  // SPEC section 2 reloads the page on the way here: what is shown is asked for anew each time.
  const query = useQuery({ ...offeredSupplierOptions(supplierPublicId), staleTime: 0 })
  const { data: own, isPending } = useQuery({
    ...ownReviewOptions(supplierPublicId),
    enabled: mayReview && query.isSuccess,
  })
  if (isNotFound(query.error)) return <NotFoundPage />
  const add = mayReview && (
    <ButtonLink
      to="/review"
      search={{ supplier: supplierPublicId }}
      style={{ visibility: isPending ? 'hidden' : undefined }}
    >
      {own ? reviews.editOwn : reviews.write}
    </ButtonLink>
  )
  return (
    <Page title={query.data?.name ?? suppliers.title} back={<BackButton />} action={add}>
      <PageTabs
        label={suppliers.title}
        value={to ?? 'information'}
        onChange={(tab) =>
          navigate({
            search: tab === 'reviews' ? { to: tab } : {},
            replace: true,
            resetScroll: false,
          })
        }
        tabs={[
          {
            value: 'information',
            label: suppliers.information,
            content: (
              <QueryState query={query} error={suppliers.loadError}>
                {(supplier) => <OfferedSupplierFacts supplier={supplier} />}
              </QueryState>
            ),
          },
          {
            value: 'reviews',
            label: suppliers.reviews,
            content: <ReviewList supplierId={supplierPublicId} />,
          },
        ]}
      />
    </Page>
  )
}
