import { IconListCheck } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { ButtonLink } from '../../components/links.tsx'
import { OrderTextLink } from '../../components/typed-order-link.tsx'
import { OrderAgainPanel } from '../../features/cart/fill/order-again-panel.tsx'
import { CategoryPage } from '../../features/catalogue/category-page.tsx'
import { RestaurantToday } from '../../features/orders/today/restaurant-today.tsx'
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
          <ButtonLink to="/guides" variant="default" icon={<IconListCheck size={20} aria-hidden />}>
            {catalogue.guides}
          </ButtonLink>
          <OrderTextLink />
        </>
      }
      today={
        <>
          <RestaurantToday />
          <OrderAgainPanel />
        </>
      }
      question={<PromotionQuestion />}
    />
  )
}
