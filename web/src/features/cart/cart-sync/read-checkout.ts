import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { api as apiWithOverlay } from '../../../platform/api/api.ts'
import { withTimeout } from '../../../platform/api/repeatable-call.ts'

/** A whole cart over a slow network. */
export const READ_TIMEOUT_MS = 20_000

type CheckoutAnswer = Received<Endpoints['getCheckout']>

let begun: Promise<CheckoutAnswer> | undefined

/** What the cart and the days of its suppliers ask for in the same moment is one request; later ones may be answered otherwise. */
export function readCheckout(): Promise<CheckoutAnswer> {
  if (begun) return begun
  begun = withTimeout(READ_TIMEOUT_MS, (signal) => apiWithOverlay.getCheckout({}, { signal }))
  setTimeout(() => {
    begun = undefined
  })
  return begun
}
