import { supplierPageTexts } from '@halles/texts/pages/supplier-page.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BackButton } from '../../components/back.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { Page } from '../../components/page.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { restaurantAccountOptions } from '../../features/accounts/account-queries.ts'
import { offeredProductsOptions } from '../../features/accounts/offered-products-query.ts'
import { OfferedSupplierFacts } from '../../features/accounts/offered-supplier.tsx'
import { offeredSupplierOptions } from '../../features/accounts/offered-supplier-query.ts'
import { OwnTerms } from '../../features/accounts/own-terms.tsx'
import { SupplierDelivery } from '../../features/catalogue/next-delivery/supplier-delivery.tsx'
import { ReviewList } from '../../features/reviews/review-list.tsx'
import { ownReviewOptions } from '../../features/reviews/review-queries.ts'
import { NotFoundPage } from '../../layout/not-found-page.tsx'
import { oneOf, searchOf } from '../../platform/address/search.ts'
import { isNotFound } from '../../platform/api/api.ts'
import { useTexts, useTextsOf } from '../../platform/language/language.ts'
import { useMay } from '../../platform/session/viewer.ts'
import { PageTabs } from '../../ui/page-tabs.tsx'

export const Route = createFileRoute('/_restaurant/supplierinfo/$supplierPublicId')({
  validateSearch: searchOf({ to: oneOf(['reviews']) }),
  component: SupplierPage,
})

function SupplierPage() {
  const { suppliers, reviews } = useTexts()
  const texts = useTextsOf(supplierPageTexts)
  const { supplierPublicId } = Route.useParams()
  const { to } = Route.useSearch()
  const navigate = Route.useNavigate()
  const mayReview = useMay('manage_orders')
  // product.md 2 reloads the page on the way here: what is shown is asked for anew each time.
  const query = useQuery({ ...offeredSupplierOptions(supplierPublicId), staleTime: 0 })
  const { data: own, isPending } = useQuery({
    ...ownReviewOptions(supplierPublicId),
    enabled: mayReview && query.isSuccess,
  })
  const { data: products = 0 } = useQuery(offeredProductsOptions(supplierPublicId))
  const { data: restaurant } = useQuery(restaurantAccountOptions)
  if (isNotFound(query.error)) return <NotFoundPage />
  const actions = (
    <>
      {products === 0 ? null : (
        <ButtonLink
          to="/categories/$categoryName"
          params={{ categoryName: 'all' }}
          search={{ supplier: supplierPublicId }}
        >
          {texts.seeProducts(products)}
        </ButtonLink>
      )}
      {mayReview ? (
        <ButtonLink
          to="/review"
          search={{ supplier: supplierPublicId }}
          variant="default"
          style={{ visibility: isPending ? 'hidden' : undefined }}
        >
          {own ? reviews.editOwn : reviews.write}
        </ButtonLink>
      ) : null}
    </>
  )
  return (
    <Page title={query.data?.name ?? suppliers.title} back={<BackButton />} action={actions}>
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
                {(supplier) => (
                  <>
                    <OwnTerms
                      id={supplierPublicId}
                      supplier={supplier}
                      isServed={
                        restaurant !== undefined &&
                        supplier.supplier_cities.includes(restaurant.city)
                      }
                    />
                    <OfferedSupplierFacts
                      supplier={supplier}
                      city={restaurant?.city}
                      deliveries={
                        restaurant && (
                          <SupplierDelivery supplierId={supplierPublicId} city={restaurant.city} />
                        )
                      }
                    />
                  </>
                )}
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
