import { LISTING_NAMES } from '@halles/domain/product.ts'
import { pricesTexts } from '@halles/texts/pages/prices.ts'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../../components/back.tsx'
import { Page } from '../../../components/page.tsx'
import { PercentPage } from '../../../features/catalogue/prices/percent-page.tsx'
import { oneOf, searchOf } from '../../../platform/address/search.ts'
import { useTextsOf } from '../../../platform/language/language.ts'

export const Route = createFileRoute('/_supplier/supplier/prices')({
  validateSearch: searchOf({ category: oneOf(LISTING_NAMES) }),
  component: Prices,
})

function Prices() {
  const texts = useTextsOf(pricesTexts)
  const { category = 'all' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <Page
      title={texts.title}
      back={
        <BackLink to="/supplier/categories/$categoryName" params={{ categoryName: category }} />
      }
    >
      <PercentPage
        category={category}
        onCategory={(chosen) => navigate({ search: { category: chosen }, replace: true })}
      />
    </Page>
  )
}
