import type { QueryClient } from '@tanstack/react-query'
import { cartOf } from '../cart-sync/read-checkout.ts'
import { checkoutOptions } from '../delivery/use-deliveries.ts'
import { answerInPage, takeCart } from '../load-cart.ts'

/** For loaders: the cart, and the days of its suppliers. */
export async function loadCheckout(client: QueryClient): Promise<void> {
  const answer = await answerInPage(client, checkoutOptions)
  takeCart(answer && cartOf(answer))
}
