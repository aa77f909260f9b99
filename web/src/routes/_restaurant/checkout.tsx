import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../components/back.tsx'
import { Page } from '../../components/page.tsx'
import { setCartOpen } from '../../features/cart/cart-open.ts'
import { CheckoutView } from '../../features/cart/checkout/checkout-view.tsx'
import { loadCheckout } from '../../features/cart/checkout/load-checkout.ts'
import { ALL_ORDERS } from '../../features/orders/order-queries.ts'
import { invalidateInAllTabs } from '../../platform/api/cross-tab-invalidation.ts'
import { loadAhead } from '../../platform/api/load-ahead.ts'
import { useTexts } from '../../platform/language/language.ts'

export const Route = createFileRoute('/_restaurant/checkout')({
  loader: ({ context: { queryClient } }) => loadAhead(loadCheckout(queryClient)),
  component: Checkout,
})

function Checkout() {
  const { cart } = useTexts()
  const client = useQueryClient()
  const navigate = Route.useNavigate()

  function toTheMarket() {
    setCartOpen(false)
    void invalidateInAllTabs(client, ALL_ORDERS)
    void navigate({ to: '/' })
  }
  return (
    <Page title={cart.checkoutTitle} back={<BackLink to="/categories" />}>
      <CheckoutView onSubmitted={toTheMarket} />
    </Page>
  )
}
