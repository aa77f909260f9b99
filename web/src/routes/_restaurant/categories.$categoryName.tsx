import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { BackLink } from '../../components/back.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { Page } from '../../components/page.tsx'
import { useProductName } from '../../components/product-name.ts'
import { QuantityInList } from '../../features/cart/quantity-in-list.tsx'
import { TotalsBar } from '../../features/cart/totals-bar.tsx'
import { listedCategory } from '../../features/catalogue/category-name.ts'
import {
  listingAddress,
  RESTAURANT_SORTS,
  type RestaurantSort,
  type Sort,
  sortOf,
} from '../../features/catalogue/listing-address.ts'
import { ProductList } from '../../features/catalogue/product-list.tsx'
import { productPagesOptions } from '../../features/catalogue/product-pages.ts'
import { useRestaurantColumns } from '../../features/catalogue/restaurant-columns.tsx'
import { readStoredSort, writeStoredSort } from '../../features/catalogue/stored-sort.ts'
import { useLanguage, useTexts } from '../../platform/language/language.ts'

export const Route = createFileRoute('/_restaurant/categories/$categoryName')({
  validateSearch: listingAddress(RESTAURANT_SORTS),
  beforeLoad: listedCategory,
  component: RestaurantProducts,
})

function RestaurantProducts() {
  const { menu, catalogue } = useTexts()
  const lang = useLanguage()
  const { category } = Route.useRouteContext()
  const address = Route.useSearch()
  const navigate = Route.useNavigate()
  const [stored, setStored] = useState(readStoredSort)
  const nameOf = useProductName()
  const columns = useRestaurantColumns((product) => <QuantityInList product={product} />)

  const { search } = address
  const sort = sortOf(address, stored)
  const title =
    category === 'all' && search !== undefined ? catalogue.resultsFor(search) : menu[category]

  function keepSort(chosen: Sort<RestaurantSort>) {
    writeStoredSort(chosen)
    setStored(chosen)
  }
  return (
    <Page title={title} back={<BackLink to="/categories" />} width={1500}>
      <ProductList
        title={title}
        options={productPagesOptions({ category_name: category, search, sort, lang })}
        columns={columns}
        layout="restaurant"
        wordsOf={(product) => `${nameOf(product)}, ${product.supplier.name}`}
        sorts={RESTAURANT_SORTS}
        sort={sort}
        onSort={keepSort}
        address={address}
        onAddress={(next) => navigate({ search: next, replace: true, resetScroll: false })}
        hint={catalogue.keyboardHint}
        empty={
          <EmptyState action={<ButtonLink to="/categories">{catalogue.allCategories}</ButtonLink>}>
            {catalogue.noProduct}
          </EmptyState>
        }
      />
      <TotalsBar />
    </Page>
  )
}
