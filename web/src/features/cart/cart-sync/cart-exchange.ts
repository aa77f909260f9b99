import { MAX_CART_LINES } from '@halles/domain/cart.ts'
import { afterAbandoning, afterAnswer } from '@halles/domain/cart-answer.ts'
import { callFor } from '@halles/domain/pending-cart.ts'
import { type Notice, type StoredRequest, withNotices } from './cart-log.ts'
import type { CartState } from './cart-state.ts'
import type { Outcome } from './send-request.ts'

const MAX_LINES = 2 * MAX_CART_LINES

export type ExchangePorts = {
  send: (request: StoredRequest) => Promise<Outcome>
  /** Whether the account that this page belongs to is the one that is signed in. */
  isSignedIn: (account: string | undefined) => boolean
  newId: () => string
}

export type ExchangeEvents = {
  onRefused: (notices: Extract<Notice, { kind: 'refused' }>[]) => void
  /** The server knows this session no more, or another. */
  onWrongSession: () => void
}

/** The calls that a request may take, from product.md's to one that carries a single line, each for what the one before was refused. */
type Fallback = 'none' | 'set' | 'cart-set by line'

/** Sends one request, that which waits for its answer or else what is wanted by now, and takes what becomes of it. */
export function createCartExchange(
  state: CartState,
  ports: ExchangePorts,
  events: () => ExchangeEvents | undefined,
) {
  let fallback: Fallback = 'none'
  let freshId: string | undefined

  /** False: it is to be tried again in a while. */
  async function sendNext(): Promise<boolean> {
    state.reload()
    if (!ports.isSignedIn(state.account())) {
      events()?.onWrongSession()
      return false
    }
    const request = nextRequest()
    if (!request) return true
    state.commit({ ...state.log(), request })
    const outcome = await ports.send(request)
    state.reload()
    return applyOutcome(request, outcome)
  }

  function nextRequest(): StoredRequest | undefined {
    const { request } = state.log()
    if (request) return { ...request, attempts: request.attempts + 1 }
    const changes = state.sendable().slice(0, fallback === 'cart-set by line' ? 1 : MAX_LINES)
    const [first] = changes
    if (!first) return undefined
    const call = fallback === 'none' ? callFor(changes, first.id === freshId) : 'set'
    const lines = changes.map(({ id, productId, wanted, knownServerQuantities }) => ({
      id,
      productId,
      wanted,
      knownServerQuantities,
    }))
    return { key: ports.newId(), call, lines, attempts: 1 }
  }

  function applyOutcome(request: StoredRequest, outcome: Outcome): boolean {
    switch (outcome.kind) {
      case 'answered':
        applyAnswer(request, outcome)
        return true
      case 'rejected':
        applyRejection(request)
        return true
      case 'reused':
        abandon(request)
        return false
      case 'wrong-session':
        events()?.onWrongSession()
        return false
      case 'unanswered':
        return false
    }
  }

  function applyAnswer(
    request: StoredRequest,
    { cart, lines }: Extract<Outcome, { kind: 'answered' }>,
  ): void {
    if (cart) state.takeCart(cart)
    const log = state.log()
    const { pending, notices } = afterAnswer(log.pending, request, lines)
    const drawn = notices.flatMap((notice): Notice[] => {
      const about = log.pending.find(({ productId }) => productId === notice.productId)
      return about ? [{ ...notice, product: about.product }] : []
    })
    state.commit({ pending, request: undefined, notices: withNotices(log.notices, drawn) })
    if (pending.length === 0) fallback = 'none'
    const refused = drawn.filter((notice) => notice.kind === 'refused')
    if (refused.length > 0) events()?.onRefused(refused)
  }

  /** Nothing of it was done. Whatever of it can succeed is sent otherwise; a line that was refused alone is not. */
  function applyRejection(request: StoredRequest): void {
    if (request.call === 'set' && request.lines.length === 1) {
      const lines = request.lines.map(({ productId }) => {
        return { productId, before: 0, refused: 'refused' as const }
      })
      applyAnswer(request, { kind: 'answered', cart: undefined, lines })
      return
    }
    fallback = request.call === 'set' ? 'cart-set by line' : 'set'
    abandon(request)
  }

  function abandon(request: StoredRequest): void {
    const log = state.log()
    const pending = afterAbandoning(log.pending, request)
    state.commit({ ...log, pending, request: undefined })
  }

  return {
    sendNext,
    /** Whether a request waits for its answer, or there is something to make one of. */
    hasWork: () => state.log().request !== undefined || state.sendable().length > 0,
    /** This change is made while nothing is pending: its first attempt may be product.md's addition. */
    expectFresh(id: string): void {
      freshId = id
    },
  }
}
