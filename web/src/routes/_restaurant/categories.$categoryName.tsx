import { comparisonTexts } from '@halles/texts/pages/comparison.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { AfterPaint } from '../../components/after-paint.tsx'
import { BackLink } from '../../components/back.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { lazyComponent, nothing } from '../../components/lazy-component.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { opensAtAnchor } from '../../components/long-list/stored-anchors.ts'
import { Page } from '../../components/page.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { offeredSupplierOptions } from '../../features/accounts/offered-supplier-query.ts'
import { loadCart } from '../../features/cart/load-cart.ts'
import { QuantityInList } from '../../features/cart/quantity-in-list.tsx'
import { TotalsBar } from '../../features/cart/totals-bar.tsx'
import { listedCategory } from '../../features/catalogue/category-name.ts'
import { ComparableRow } from '../../features/catalogue/comparison/comparable-row.tsx'
import { filterOf } from '../../features/catalogue/filters/filter-params.ts'
import { filteredAddress } from '../../features/catalogue/filters/filtered-address.ts'
import {
  type ListingAddress,
  RESTAURANT_SORTS,
  type RestaurantSort,
  type Sort,
  sortOf,
} from '../../features/catalogue/list-search-params.ts'
import { ProductList } from '../../features/catalogue/product-list.tsx'
import { productPagesOptions } from '../../features/catalogue/product-pages.ts'
import { useRestaurantColumns } from '../../features/catalogue/restaurant-columns.tsx'
import { readStoredSorts, writeStoredSort } from '../../features/catalogue/stored-sort.ts'
import { loadAhead } from '../../platform/api/load-ahead.ts'
import {
  currentLanguage,
  useLanguage,
  useTexts,
  useTextsOf,
} from '../../platform/language/language.ts'

const NextDeliveries = lazyComponent(
  async () =>
    (await import('../../features/catalogue/next-delivery/next-deliveries.tsx')).NextDeliveries,
  { missing: nothing },
)

export const Route = createFileRoute('/_restaurant/categories/$categoryName')({
  validateSearch: filteredAddress(RESTAURANT_SORTS),
  loaderDeps: ({ search }: { search: ListingAddress<RestaurantSort> }) => search,
  beforeLoad: listedCategory,
  // Not a method: the router's plugin would leave it, and the cart with it, in every page's code.
  loader: ({ context: { queryClient, category }, deps, location }) => {
    if (opensAtAnchor(location)) return undefined
    const sort = sortOf(deps, readStoredSorts())
    const { search } = deps
    const filter = filterOf(deps)
    const lang = currentLanguage()
    const listing = { category_name: category, search, sort, lang, filter }
    return loadAhead(
      queryClient.ensureQueryData(productPagesOptions(listing)(1)),
      loadCart(queryClient),
    )
  },
  component: RestaurantProducts,
})

function RestaurantProducts() {
  const { catalogue } = useTexts()
  const lang = useLanguage()
  const { category } = Route.useRouteContext()
  const address = Route.useSearch()
  const navigate = Route.useNavigate()
  const [stored, setStored] = useState(readStoredSorts)
  const nameOf = useProductName()
  const columns = useRestaurantColumns((product) => <QuantityInList product={product} />)

  const { supplier, search } = address
  const sort = sortOf(address, stored)
  const title = useTitle()

  function keepSort(chosen: Sort<RestaurantSort> | undefined) {
    writeStoredSort(chosen, search !== undefined)
    setStored(readStoredSorts)
  }
  return (
    <Page title={title} back={<BackLink to="/categories" />} width="wide">
      <ProductList
        title={title}
        options={productPagesOptions({
          category_name: category,
          search,
          sort,
          lang,
          filter: filterOf(address),
        })}
        isFiltered
        supplier={supplier && title}
        columns={columns}
        row={ComparableRow}
        layout="restaurant"
        wordsOf={(product) => `${nameOf(product)}, ${product.supplier.name}`}
        sorts={RESTAURANT_SORTS}
        sort={sort}
        onSort={keepSort}
        address={address}
        onAddress={(next) => navigate({ search: next, replace: true, resetScroll: false })}
        hint={catalogue.keyboardHint}
        empty={
          supplier === undefined ? (
            <EmptyState
              action={<ButtonLink to="/categories">{catalogue.allCategories}</ButtonLink>}
            >
              {catalogue.noProduct}
            </EmptyState>
          ) : (
            <NothingOfSupplier id={supplier} />
          )
        }
      />
      <TotalsBar />
      <AfterPaint>
        <NextDeliveries />
      </AfterPaint>
    </Page>
  )
}

/** Why a supplier has nothing for the restaurant, and where it goes on. */
function NothingOfSupplier({ id }: { id: string }) {
  const { catalogue } = useTexts()
  const texts = useTextsOf(comparisonTexts)
  const { data: supplier } = useQuery(offeredSupplierOptions(id))
  const { account = 'none', open_to = 'everyone' } = supplier ?? {}
  const isBuyer = open_to === 'everyone' ? account !== 'closed' : account === 'open'
  if (isBuyer || account === 'open')
    return (
      <EmptyState action={<ButtonLink to="/categories">{catalogue.allCategories}</ButtonLink>}>
        {texts.noProductOfSupplier}
      </EmptyState>
    )
  return (
    <EmptyState
      action={
        <ButtonLink to="/supplierinfo/$supplierPublicId" params={{ supplierPublicId: id }}>
          {texts.seeTerms}
        </ButtonLink>
      }
    >
      {texts.customersOnly[account]}
    </EmptyState>
  )
}

function useTitle(): string {
  const { menu, catalogue, suppliers } = useTexts()
  const { category } = Route.useRouteContext()
  const { supplier: id, search } = Route.useSearch()
  const { data: supplier } = useQuery({
    ...offeredSupplierOptions(id ?? ''),
    enabled: id !== undefined,
  })
  if (id !== undefined) return supplier?.name ?? suppliers.title
  return category === 'all' && search !== undefined ? catalogue.resultsFor(search) : menu[category]
}
