import { createFileRoute } from '@tanstack/react-router'
import { OrderTextLink } from '../../components/typed-order-link.tsx'
import { OrderAgainPanel } from '../../features/cart/fill/order-again-panel.tsx'
import { CategoryPage } from '../../features/catalogue/category-page.tsx'
import { GuidesLink } from '../../features/guides/guides-link.tsx'
import { PromotionQuestion } from '../../features/promotions/promotion-question.tsx'
import { useTexts } from '../../platform/language/language.ts'

export const Route = createFileRoute('/_restaurant/categories/')({ component: Categories })

function Categories() {
  const { catalogue } = useTexts()
  return (
    <CategoryPage
      home="/categories"
      title={catalogue.discoverTitle}
      subtitle={catalogue.discoverSubtitle}
      action={
        <>
          <GuidesLink />
          <OrderTextLink />
        </>
      }
      question={
        <>
          <PromotionQuestion />
          <OrderAgainPanel />
        </>
      }
    />
  )
}
