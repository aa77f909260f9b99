import { isUnreachable } from '../../../platform/api/api.ts'
import type { Cart } from '../cart.ts'
import type { CartState } from './cart-state.ts'

/** A cart that was read so recently is not asked for again. */
const FRESH_MS = 10_000
const TRIES = 3
const READ_AGAIN_MS = 1_000

export type ReaderPorts = {
  /** The cart as the server has it. */
  fetchCart: () => Promise<Cart>
  /** Calls back after a while. */
  later: (run: () => void, milliseconds: number) => void
  now: () => number
  /** Whether the account that this page belongs to is the one that is signed in. */
  isSignedIn: (account: string | undefined) => boolean
}

/** Reads the cart, once at a time. `onRead` runs when it is known. */
export function createCartReader(state: CartState, ports: ReaderPorts, onRead: () => void) {
  let reading: Promise<void> | undefined
  let readAt = Number.NEGATIVE_INFINITY
  let isFirst = true

  async function read(tries = TRIES): Promise<void> {
    const revision = state.revision()
    const storedBefore = state.storedVersion()
    try {
      const cart = await ports.fetchCart()
      if (isOfAnother()) return tries > 1 ? readAgain(tries) : undefined
      if (isOvertaken(cart, storedBefore) && tries > 1) return read(tries - 1)
      // One that a change was answered meanwhile is newer.
      if (state.revision() === revision) state.takeCart(cart)
      state.showError(undefined)
      readAt = ports.now()
      onRead()
    } catch (error) {
      if (tries === 1 || !isUnreachable(error)) return state.showError(error)
      return readAgain(tries)
    }
  }

  async function readAgain(tries: number): Promise<void> {
    await new Promise<void>((resolve) => ports.later(resolve, READ_AGAIN_MS))
    return read(tries - 1)
  }

  /** Whether the answer may be to another session: this page is then about to be loaded anew, or its session has a new key. */
  function isOfAnother(): boolean {
    const account = state.account()
    return account !== undefined && !ports.isSignedIn(account)
  }

  /**
   * Whether another tab may have stored a newer cart since this one was asked for: of the first one nobody knows when that
   * was, because the page asks for it before its script is there.
   */
  function isOvertaken(cart: Cart, storedBefore: string | undefined): boolean {
    const stored = state.storedVersion()
    const expected = isFirst ? cart.cart_version : storedBefore
    isFirst = false
    return stored !== undefined && stored !== expected
  }

  function refresh(): Promise<void> {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }

  return {
    refresh,
    /** The cart is known, as of now. */
    adopted(): void {
      readAt = ports.now()
    },
    /** Where it is unknown, too: what was read before the account was known is nobody's. */
    refreshIfOld(): void {
      if (!state.serverCart() || ports.now() - readAt > FRESH_MS) void refresh()
    },
  }
}
