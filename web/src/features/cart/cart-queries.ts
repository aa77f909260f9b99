import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { apiWithoutOverlay } from '../../platform/api.ts'
import { sessionKey } from '../../platform/session-key.ts'
import { readStoredAs, writeStored } from '../../platform/stored.ts'
import { has, isListOf, isProduct } from './stored-shape.ts'

export type Cart = Received<Endpoints['getCart']>
export type CartLine = Cart['cart_products'][number]
export type UnavailableLine = Cart['unavailable'][number]

/** The server's cart, and of the changes that are on their way to it. */
export const CART = ['cart'] as const

/** The cart as the server last answered it; on load, for a moment, as this device remembers it. */
export const cartOptions = queryOptions({
  queryKey: CART,
  queryFn: async ({ client, signal }) => {
    await changesSent(client)
    return apiWithoutOverlay.getCart({}, { signal })
  },
  initialData: () => readStoredAs('cart', isCart),
  initialDataUpdatedAt: 0,
})

/** The same, as the checkout asks for it (SPEC section 7): the answer holds the whole cart by supplier. */
export const checkoutCartOptions = {
  queryKey: CART,
  queryFn: async ({ client, signal }: { client: QueryClient; signal: AbortSignal }) => {
    await changesSent(client)
    const { supplier_products, ...rest } = await apiWithoutOverlay.getCheckout({}, { signal })
    return { ...rest, cart_products: supplier_products.flatMap((group) => group.products) }
  },
  staleTime: 0,
}

/** Cases of a product in the cart, counted or not. */
export function quantityIn({ cart_products, unavailable }: Cart, productId: string): number {
  const line = [...cart_products, ...unavailable].find(
    ({ product }) => product.public_id === productId,
  )
  return line?.quantity ?? 0
}

export function storeCart(cart: Cart): void {
  // An answer may come after the session has ended.
  if (sessionKey() === undefined) return
  writeStored('cart', JSON.stringify(cart))
}

function isCart(stored: unknown): stored is Cart {
  return (
    has(stored, 'cart_products', 'unavailable', 'total_price', 'cart_version') &&
    isListOf(stored.cart_products, isLine) &&
    isListOf(stored.unavailable, isLine)
  )
}

function isLine(line: unknown): boolean {
  return has(line, 'product', 'quantity') && isProduct(line.product)
}

/** An answer asked for while a change travels might not know of it, and would undo it on screen. */
function changesSent(client: QueryClient): Promise<void> {
  const changing = () => client.isMutating({ mutationKey: CART }) > 0
  if (!changing()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = client.getMutationCache().subscribe(() => {
      if (changing()) return
      stop()
      resolve()
    })
  })
}
