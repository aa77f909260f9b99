import { pricesTexts } from '@halles/texts/pages/prices.ts'
import { IconFileSpreadsheet, IconPercentage, IconPlus } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../../components/back.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ButtonLink } from '../../../components/links.tsx'
import { Page } from '../../../components/page.tsx'
import { listedCategory } from '../../../features/catalogue/category-name.ts'
import { SUPPLIER_SORT } from '../../../features/catalogue/list-query-input.ts'
import {
  listingAddress,
  SUPPLIER_SORTS,
  sortOf,
} from '../../../features/catalogue/list-search-params.ts'
import { LastChange } from '../../../features/catalogue/prices/last-change.tsx'
import { ProductList } from '../../../features/catalogue/product-list.tsx'
import { ownProductPagesOptions } from '../../../features/catalogue/product-pages.ts'
import { useSupplierColumns } from '../../../features/catalogue/supplier-columns.tsx'
import { useLanguage, useTexts, useTextsOf } from '../../../platform/language/language.ts'

export const Route = createFileRoute('/_supplier/supplier/categories/$categoryName/')({
  validateSearch: listingAddress(SUPPLIER_SORTS),
  beforeLoad: listedCategory,
  component: SupplierProducts,
})

function SupplierProducts() {
  const { menu, catalogue, products } = useTexts()
  const prices = useTextsOf(pricesTexts)
  const lang = useLanguage()
  const { category } = Route.useRouteContext()
  const address = Route.useSearch()
  const navigate = Route.useNavigate()
  const columns = useSupplierColumns(category)

  const { search } = address
  const sort = sortOf(address, { list: SUPPLIER_SORT })
  const title =
    category === 'all' && search !== undefined ? catalogue.resultsFor(search) : menu[category]
  const actions = (
    <>
      <ButtonLink
        to="/supplier/categories/$categoryName/add"
        params={{ categoryName: category }}
        search={address}
        icon={<IconPlus size={20} aria-hidden />}
      >
        {products.add}
      </ButtonLink>
      <ButtonLink
        to="/supplier/prices"
        search={{ category }}
        variant="default"
        icon={<IconPercentage size={20} aria-hidden />}
      >
        {prices.link}
      </ButtonLink>
      <ButtonLink
        to="/supplier/import"
        variant="default"
        icon={<IconFileSpreadsheet size={20} aria-hidden />}
      >
        {products.importLink}
      </ButtonLink>
    </>
  )
  return (
    <Page title={title} back={<BackLink to="/supplier/categories" />} action={actions} width="wide">
      <ProductList
        title={title}
        options={ownProductPagesOptions({ category_name: category, search, sort, lang })}
        columns={columns}
        layout="supplier"
        wordsOf={({ name_fr, name_en }) => `${name_fr}, ${name_en}`}
        sorts={SUPPLIER_SORTS}
        sort={sort}
        address={address}
        onAddress={(next) => navigate({ search: next, replace: true, resetScroll: false })}
        empty={<EmptyState>{catalogue.noOwnProduct}</EmptyState>}
      />
      <LastChange />
    </Page>
  )
}
