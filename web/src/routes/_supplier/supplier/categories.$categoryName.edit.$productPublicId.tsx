import { productPageTexts } from '@halles/texts/pages/product-page.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../../components/back.tsx'
import { ButtonLink } from '../../../components/links.tsx'
import { Page } from '../../../components/page.tsx'
import { QueryState } from '../../../components/query-state.tsx'
import { listedCategory } from '../../../features/catalogue/category-name.ts'
import { listingAddress, SUPPLIER_SORTS } from '../../../features/catalogue/list-search-params.ts'
import { ownProductOptions } from '../../../features/catalogue/own-products.ts'
import { EditProduct } from '../../../features/catalogue/product-form/edit-product.tsx'
import { HiddenMarks } from '../../../features/certificates/hidden-marks.tsx'
import { useTexts, useTextsOf } from '../../../platform/language/language.ts'

export const Route = createFileRoute(
  '/_supplier/supplier/categories/$categoryName/edit/$productPublicId',
)({
  validateSearch: listingAddress(SUPPLIER_SORTS),
  // Its own type would leave the other parameter out.
  beforeLoad: ({ params }) => listedCategory({ params }),
  component: EditProductPage,
})

function EditProductPage() {
  const { products } = useTexts()
  const { category } = Route.useRouteContext()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { seeAsRestaurants } = useTextsOf(productPageTexts)
  const { productPublicId } = Route.useParams()
  const query = useQuery(ownProductOptions(productPublicId))
  const list = {
    to: '/supplier/categories/$categoryName',
    params: { categoryName: category },
    search,
  } as const
  return (
    <Page
      title={products.editTitle}
      back={<BackLink {...list} />}
      action={
        <ButtonLink
          to="/supplier/product/$productPublicId"
          params={{ productPublicId }}
          variant="default"
        >
          {seeAsRestaurants}
        </ButtonLink>
      }
    >
      <QueryState query={query} error={products.loadError}>
        {(product) => (
          <EditProduct
            product={product}
            ofMarks={(stated) => <HiddenMarks stated={stated} />}
            onDone={() => navigate(list)}
          />
        )}
      </QueryState>
    </Page>
  )
}
