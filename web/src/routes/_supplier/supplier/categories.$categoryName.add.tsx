import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../../components/back.tsx'
import { Page } from '../../../components/page.tsx'
import { listedCategory } from '../../../features/catalogue/category-name.ts'
import { listingAddress, SUPPLIER_SORTS } from '../../../features/catalogue/list-search-params.ts'
import { AddProduct } from '../../../features/catalogue/product-form/add-product.tsx'
import { HiddenMarks } from '../../../features/certificates/hidden-marks.tsx'
import { useTexts } from '../../../platform/language/language.ts'

export const Route = createFileRoute('/_supplier/supplier/categories/$categoryName/add')({
  validateSearch: listingAddress(SUPPLIER_SORTS),
  beforeLoad: listedCategory,
  component: AddProductPage,
})

const LIST = '/supplier/categories/$categoryName'
const EDIT = '/supplier/categories/$categoryName/edit/$productPublicId'

function AddProductPage() {
  const { products } = useTexts()
  const { category } = Route.useRouteContext()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const back = <BackLink to={LIST} params={{ categoryName: category }} search={search} />
  return (
    <Page title={products.addTitle} back={back}>
      <AddProduct
        category={category === 'all' ? '' : category}
        ofMarks={(stated) => <HiddenMarks stated={stated} />}
        onAdded={({ category: categoryName, public_id: productPublicId }, hasPhotos) =>
          hasPhotos
            ? navigate({ to: EDIT, params: { categoryName, productPublicId }, replace: true })
            : navigate({ to: LIST, params: { categoryName } })
        }
      />
    </Page>
  )
}
