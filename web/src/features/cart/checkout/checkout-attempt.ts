import { api, isUnreachable } from '../../../platform/api/api.ts'
import { newKey } from '../../../platform/api/keyed-call.ts'
import type { Cart } from '../cart.ts'

/** A server that is silent for longer may have ordered or not: the person is asked to try again. */
const TIMEOUT_MS = 20_000
const TRIES = 3
const FIRST_WAIT_MS = 1_000

/** One try to order one cart. The same key makes sure that it is ordered once, however often it is sent. */
export type Attempt = { key: string; cart_version: string }

/**
 * The attempt to send: the last one again while it has no answer, even if the cart has changed since. It may have been
 * carried out; if not, and the cart has changed, the server refuses it.
 */
export function attemptFor(unanswered: Attempt | undefined, { cart_version }: Cart): Attempt {
  return unanswered ?? { key: newKey(), cart_version }
}

/** Sends it again by itself while the server cannot be reached, but not for long. */
export async function sendAttempt({ key, cart_version }: Attempt, tries = TRIES) {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    return await api.checkout({ cart_version }, { idempotencyKey: key, signal })
  } catch (error) {
    if (tries === 1 || !isUnreachable(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS * 2 ** (TRIES - tries)))
    return sendAttempt({ key, cart_version }, tries - 1)
  }
}
