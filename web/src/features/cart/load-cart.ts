import {
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { isHydrating } from '../../platform/now.ts'
import { isOnServer } from '../../platform/request-scope.ts'
import type { Cart } from './cart.ts'
import { setPageCart } from './page-cart.ts'
import { cartSync } from './use-cart.ts'

const cartInPage = queryOptions({ queryKey: ['cart'], queryFn: () => api.getCart({}) })

/** For loaders: a page that the server renders brings the cart along. Elsewhere the cart is read once the page is there. */
export async function loadCart(client: QueryClient): Promise<void> {
  takeCart(await answerInPage(client, cartInPage))
}

/** On the server it is asked for; in a browser a page that is being taken over has it. */
export function answerInPage<Answer, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Answer, Error, Answer, Key>,
): Promise<Answer> | Answer | undefined {
  if (isOnServer()) return client.ensureQueryData(options)
  return isHydrating() ? client.getQueryData<Answer>(options.queryKey) : undefined
}

export function takeCart(cart: Cart | undefined): void {
  if (!cart) return
  setPageCart(cart)
  if (!isOnServer()) cartSync.adopt(cart)
}
