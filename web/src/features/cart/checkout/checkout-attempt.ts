import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { apiWithOverlay, isUnreachable } from '../../../platform/api/api.ts'
import { newKey } from '../../../platform/api/keyed-call.ts'
import type { Cart } from '../cart.ts'

type NamedDays = { supplier_public_id: string; day: string }[]

/** A server that is silent for longer may have ordered or not: the person is asked to try again. */
const TIMEOUT_MS = 20_000
const TRIES = 3
const FIRST_WAIT_MS = 1_000

/** One try to order one cart. The same key makes sure that it is ordered once, however often it is sent. */
export type Attempt = { key: string; cart_version: string; deliveries: NamedDays }

/** A new attempt. One without an answer is sent again instead, even if the cart has changed since: it may have been carried out. */
export function newAttempt({ cart_version }: Cart, deliveries: NamedDays): Attempt {
  return { key: newKey(), cart_version, deliveries }
}

/** Sends it again by itself while the server cannot be reached, but not for long. */
export async function sendAttempt(
  { key, ...order }: Attempt,
  tries = TRIES,
): Promise<Received<Endpoints['checkout']>> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    return await apiWithOverlay.checkout(order, { idempotencyKey: key, signal })
  } catch (error) {
    if (tries === 1 || !isUnreachable(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS * 2 ** (TRIES - tries)))
    return sendAttempt({ key, ...order }, tries - 1)
  }
}
