import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { api as apiWithOverlay } from '../../../platform/api/api.ts'
import { withTimeout } from '../../../platform/api/repeatable-call.ts'
import { perRequest } from '../../../platform/request-scope.ts'
import type { Cart } from '../cart.ts'

/** A whole cart over a slow network. */
export const READ_TIMEOUT_MS = 20_000

type CheckoutAnswer = Received<Endpoints['getCheckout']>

const reading = perRequest((): { begun?: Promise<CheckoutAnswer> | undefined } => ({}))

/** What the cart and the days of its suppliers ask for in the same moment is one request; later ones may be answered otherwise. */
export function readCheckout(): Promise<CheckoutAnswer> {
  const now = reading()
  now.begun ??= withTimeout(READ_TIMEOUT_MS, (signal) => apiWithOverlay.getCheckout({}, { signal }))
  setTimeout(() => {
    now.begun = undefined
  })
  return now.begun
}

/** The same cart without the days of its suppliers. */
export function cartOf({ supplier_products, ...rest }: CheckoutAnswer): Cart {
  return { ...rest, cart_products: supplier_products.flatMap((group) => group.products) }
}
