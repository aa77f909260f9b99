import { priceListsTexts } from '@halles/texts/pages/price-lists.ts'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../../components/back.tsx'
import { Page } from '../../../components/page.tsx'
import { PriceLists } from '../../../features/price-lists/price-lists.tsx'
import { useTextsOf } from '../../../platform/language/language.ts'

export const Route = createFileRoute('/_supplier/supplier/price-lists/')({
  component: PriceListsPage,
})

function PriceListsPage() {
  const texts = useTextsOf(priceListsTexts)
  return (
    <Page title={texts.title} back={<BackLink to="/supplier/customers" />}>
      <PriceLists />
    </Page>
  )
}
