import { type CallOptions, Refused } from '@halles/contract/client.ts'
import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { AnsweredLine, SentLine } from '@halles/domain/cart-answer.ts'
import type { CartCall } from '@halles/domain/pending-cart.ts'
import { api as apiWithOverlay } from '../../../platform/api/api.ts'
import { classifyFailure, withTimeout } from '../../../platform/api/repeatable-call.ts'
import { sessionKey } from '../../../platform/session/session-key.ts'
import type { Cart } from '../cart.ts'
import type { NotSetReason, StoredRequest } from './cart-log.ts'
import { cartOf, READ_TIMEOUT_MS, readCheckout } from './read-checkout.ts'

/** A server silent for so long is asked again, each time with more patience: the network may be that slow. */
const TIMEOUT_MS = 8_000
const MAX_TIMEOUT_MS = 32_000

/**
 * What became of a request. Without an answer it may have arrived, and goes again under its key; `reused` and `rejected`
 * changed nothing; `wrong-session` was for an account that is not signed in any more.
 */
export type Outcome =
  | { kind: 'answered'; cart: Cart | undefined; lines: AnsweredLine<NotSetReason>[] }
  | { kind: 'unanswered' | 'reused' | 'rejected' | 'wrong-session' }

type ChangedCart = Received<Endpoints['cartAdd']>

/** product.md's calls for one line, ours for several. */
const CALLS: Record<
  CartCall,
  (lines: readonly SentLine[], options: CallOptions) => Promise<Outcome>
> = {
  add: ([line], options) =>
    sendLine(line, ({ productId }) => apiWithOverlay.cartAdd({ productId, quantity: 1 }, options)),
  update: ([line], options) =>
    sendLine(line, ({ productId, wanted }) =>
      apiWithOverlay.cartUpdate({ productId, quantity: wanted }, options),
    ),
  remove: ([line], options) =>
    sendLine(line, ({ productId }) => apiWithOverlay.cartRemove({ productId }, options)),
  set: async (lines, options) => {
    const input = lines.map(({ productId, wanted }) => ({ productId, quantity: wanted }))
    const answer = await apiWithOverlay.cartSet({ lines: input }, options)
    return { kind: 'answered', cart: answer.cart, lines: answer.lines }
  },
}

/** The cart as the server has it: at checkout by the call that product.md names for it, whose groups hold the same lines. */
export async function fetchCart(): Promise<Cart> {
  if (location.pathname !== '/checkout')
    return withTimeout(READ_TIMEOUT_MS, (signal) => apiWithOverlay.getCart({}, { signal }))
  return cartOf(await readCheckout())
}

/** Sends a request of the account that is signed in, and of no other: with another's cookies it is refused. */
export async function sendRequest({ call, lines, key, attempts }: StoredRequest): Promise<Outcome> {
  const timeout = Math.min(TIMEOUT_MS * attempts, MAX_TIMEOUT_MS)
  try {
    return await withTimeout(timeout, (signal) =>
      CALLS[call](lines, { idempotencyKey: key, csrfToken: sessionKey(), signal }),
    )
  } catch (error) {
    const outcome = classifyFailure(error)
    // biome-ignore lint/suspicious/noConsole: the log product.md 8 names
    if (outcome !== 'unanswered') console.error(error)
    // What can be added is what can be seen in lists.
    if (call === 'add' && error instanceof Refused && error.status === 404) {
      return { kind: 'answered', cart: undefined, lines: lines.map(notFound) }
    }
    return { kind: outcome }
  }
}

async function sendLine(
  line: SentLine | undefined,
  send: (line: SentLine) => Promise<ChangedCart>,
): Promise<Outcome> {
  if (!line) return { kind: 'answered', cart: undefined, lines: [] }
  const { before = 0, ...cart } = await send(line)
  return {
    kind: 'answered',
    cart,
    lines: [{ productId: line.productId, before, refused: null }],
  }
}

function notFound({ productId }: SentLine): AnsweredLine<NotSetReason> {
  return { productId, before: 0, refused: 'not_found' }
}
