import { MAX_LINE_QUANTITY } from '@halles/domain/cart.ts'
import { createSendLoop } from '../../../platform/api/send-loop.ts'
import { type AddedProduct, type Cart, UNKNOWN_MINIMUM } from '../cart.ts'
import { createCartExchange, type ExchangeEvents, type ExchangePorts } from './cart-exchange.ts'
import { createCartReader, type ReaderPorts } from './cart-reader.ts'
import { type CartStorage, createCartState } from './cart-state.ts'

/** How long an order, or another call for the whole cart, waits for the changes that were made before it. */
const CALL_WAITS_MS = 15_000

export type CartSyncPorts = CartStorage &
  ReaderPorts &
  ExchangePorts & {
    /** One tab at a time. */
    exclusively: <T>(run: () => Promise<T>) => Promise<T>
    /** Whether that holds in other tabs too: else two of them might add the same case. */
    hasLocks: boolean
    /** The server is not known to be away, and no other tab is the one to send. */
    canSend: () => boolean
    /** Who is signed in, where that is known. */
    account: () => string | undefined
  }

export type CartSyncEvents = ExchangeEvents & {
  /** All that had to wait has arrived, and nothing of it has to be said. */
  onSentAfterWaiting: () => void
}

/** What was changed in the cart before had not arrived in time, so nothing was ordered or filled. */
export class CartNotSent extends Error {}

/**
 * Owns every change of the cart: written to the device before it is sent, forgotten when it is answered. Screens show
 * the server's last cart with every change made.
 */
export function createCartSync(ports: CartSyncPorts) {
  const state = createCartState(ports)
  let events: CartSyncEvents | undefined
  const exchange = createCartExchange(state, ports, () => events)
  const loop = createSendLoop({
    hasWork: exchange.hasWork,
    attempt: async () => ports.canSend() && ports.exclusively(exchange.sendNext),
    later: ports.later,
    onWaiting: state.showWaiting,
    onDoneAfterWaiting: () => {
      if (state.log().notices.length === 0) events?.onSentAfterWaiting()
    },
  })
  const reader = createCartReader(state, ports, loop.wake)

  function open(): void {
    const account = ports.account()
    if (account !== undefined) state.open(account)
  }
  open()

  function change(product: AddedProduct, wanted: number, isAddition: boolean): void {
    open()
    const { pending, request } = state.log()
    const supplier = { minimum_order_price: UNKNOWN_MINIMUM, ...product.supplier }
    const id = state.change({ ...product, supplier }, wanted, isAddition)
    const isFresh = pending.length === 0 && !request && ports.hasLocks && ports.canSend()
    if (isFresh) exchange.expectFresh(id)
    loop.retryNow()
  }

  /** Whether all of these changes were answered within the time. */
  function areAnswered(ids: ReadonlySet<string>, milliseconds: number): Promise<boolean> {
    const isDone = () => {
      const { pending, request } = state.log()
      return [...pending, ...(request?.lines ?? [])].every(({ id }) => !ids.has(id))
    }
    loop.retryNow()
    return new Promise((resolve) => {
      const look = () => {
        if (!isDone()) return
        stop()
        resolve(true)
      }
      const stop = state.snapshot.subscribe(look)
      look()
      ports.later(() => {
        stop()
        resolve(isDone())
      }, milliseconds)
    })
  }

  /** Runs alone, over all tabs, once what was changed before has been answered. */
  async function afterChanges<Result>(run: () => Promise<Result>): Promise<Result> {
    const ids = state.deferNewChanges()
    try {
      if (!(await areAnswered(ids, CALL_WAITS_MS))) throw new CartNotSent()
      return await ports.exclusively(async () => {
        state.reload()
        if (state.log().request) throw new CartNotSent()
        return run()
      })
    } finally {
      state.sendNewChanges()
      loop.retryNow()
    }
  }

  return {
    snapshot: state.snapshot,
    /** As the server answered it last. */
    serverCart: state.serverCart,

    start(to: CartSyncEvents): void {
      events = to
      open()
      loop.start()
      reader.refreshIfOld()
    },
    stop(): void {
      events = undefined
      loop.stop()
    },
    /** The server answers again, or the page is looked at again. */
    resume(): void {
      loop.retryNow()
      reader.refreshIfOld()
    },
    refresh: reader.refresh,
    refreshIfOld: reader.refreshIfOld,
    /**
     * The cart that the page brought, which stays as it is drawn: what was pressed in it is answered. Where this device has
     * stored another one, nobody knows which is newer, and the server is asked.
     */
    adopt(cart: Cart): void {
      open()
      const stored = state.storedVersion()
      if (stored !== undefined && stored !== cart.cart_version) state.showUntilRead(cart)
      else {
        state.takeCart(cart)
        reader.adopted()
      }
    },
    /** Another tab wrote. */
    reload(what: 'cart' | 'log'): void {
      if (what === 'cart') state.reloadCart()
      else state.reload()
      loop.wake()
    },

    /** One case more. */
    add(product: AddedProduct): void {
      const quantity = state.snapshot.get().quantities.get(product.public_id) ?? 0
      if (quantity < MAX_LINE_QUANTITY) change(product, quantity + 1, true)
    },
    /** 0 takes the product out. */
    setQuantity: (product: AddedProduct, quantity: number) => change(product, quantity, false),
    dropNotice: state.dropNotice,
    takeCart: state.takeCart,

    /** Sends what is pending, as long as that takes no longer. Answers for how many products it did not arrive. */
    async flush(milliseconds: number): Promise<number> {
      open()
      await areAnswered(new Set(state.log().pending.map(({ id }) => id)), milliseconds)
      return state.snapshot.get().pendingCount
    },

    /**
     * Makes a call that changes the server's cart, once everything that was changed before has been answered, and takes the
     * cart of its answer. What is changed meanwhile waits for it.
     */
    exchange: <Answer extends { cart: Cart }>(call: () => Promise<Answer>): Promise<Answer> =>
      afterChanges(async () => {
        const answer = await call()
        state.takeCart(answer.cart)
        return answer
      }),

    /** The same for the order of the server's cart. */
    async order<Answer extends { cart: Cart }>(
      place: (cart: Cart) => Promise<Answer>,
    ): Promise<Answer> {
      if (!state.serverCart()) throw new CartNotSent()
      return afterChanges(async () => {
        const ordered = state.serverCart()
        if (!ordered) throw new CartNotSent()
        const answer = await place(ordered)
        state.applyOrder(ordered, answer.cart)
        return answer
      })
    },
  }
}
