import { orderTextTexts } from '@halles/texts/pages/typed-order.ts'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../components/back.tsx'
import { Page } from '../../components/page.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { openCartFor } from '../../features/cart/cart-open.ts'
import { cartSync, useCart } from '../../features/cart/use-cart.ts'
import type { WantedProduct } from '../../features/typed-order/typed-order.ts'
import { OrderTextPage } from '../../features/typed-order/typed-order-page.tsx'
import { useLearnWords } from '../../features/typed-order/use-learn-words.ts'
import { useTextsOf } from '../../platform/language/language.ts'

export const Route = createFileRoute('/_restaurant/order-text')({ component: OrderText })

function OrderText() {
  const texts = useTextsOf(orderTextTexts)
  const toasts = useToasts()
  const { quantities } = useCart()
  const learn = useLearnWords()

  /** Quantities wanted, never differences: the same text put in twice orders nothing twice. */
  function putIntoCart(wanted: readonly WantedProduct[]) {
    for (const { product, cases } of wanted) {
      const present = quantities.get(product.public_id) ?? 0
      if (cases > present) cartSync.setQuantity(product, cases)
    }
    learn(wanted)
    toasts.success(texts.confirmed(wanted.length))
    const [first] = wanted
    if (first) openCartFor(first.product.public_id)
  }
  return (
    <Page title={texts.title} back={<BackLink to="/categories" />}>
      <OrderTextPage inCart={quantities} onConfirm={putIntoCart} />
    </Page>
  )
}
