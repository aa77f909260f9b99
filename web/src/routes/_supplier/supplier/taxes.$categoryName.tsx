import { CATEGORY_NAMES, type CategoryName } from '@halles/domain/product.ts'
import { taxesTexts } from '@halles/texts/pages/taxes.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { BackLink } from '../../../components/back.tsx'
import { Page } from '../../../components/page.tsx'
import { QueryState } from '../../../components/query-state.tsx'
import { TaxProducts } from '../../../features/taxes/tax-products.tsx'
import { taxSettingsOptions } from '../../../features/taxes/tax-queries.ts'
import { oneOf, pageFrom, searchOf, searchText } from '../../../platform/address/search.ts'
import { useTextsOf } from '../../../platform/language/language.ts'

export const Route = createFileRoute('/_supplier/supplier/taxes/$categoryName')({
  validateSearch: searchOf({ only: oneOf(['missing']), search: searchText, page: pageFrom(1) }),
  beforeLoad: oneCategory,
  component: TaxCategoryPage,
})

function TaxCategoryPage() {
  const texts = useTextsOf(taxesTexts)
  const { category } = Route.useRouteContext()
  const { only, search, page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  const query = useQuery(taxSettingsOptions)
  return (
    <Page
      title={texts.ofCategory(texts.categories[category])}
      back={<BackLink to="/supplier/taxes" />}
    >
      <QueryState query={query} error={texts.loadError}>
        {(settings) => (
          <TaxProducts
            key={category}
            category={category}
            settings={settings}
            only={only}
            search={search}
            page={page}
            onOnly={(to) => navigate({ search: { only: to, search }, replace: true })}
            onSearch={(typed) =>
              navigate({ search: { only, search: searchText(typed) }, replace: true })
            }
            onPage={(to) => navigate({ search: { only, search, page: to }, resetScroll: true })}
          />
        )}
      </QueryState>
    </Page>
  )
}

function oneCategory({ params }: { params: { categoryName: string } }): { category: CategoryName } {
  const category = CATEGORY_NAMES.find((name) => name === params.categoryName)
  if (category === undefined) throw notFound()
  return { category }
}
