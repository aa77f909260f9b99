import { MAX_LINE_QUANTITY } from '@halles/domain/cart.ts'
import { isUnreachable } from '../../../platform/api.ts'
import type { AddedProduct, Cart } from '../cart.ts'
import { createCartSender, type SenderEvents, type SenderPorts } from './cart-sender.ts'
import { type CartStorage, createCartState } from './cart-state.ts'

/** How long an order waits for the changes that were made before it. */
const ORDER_WAITS_MS = 15_000
/** A cart that was read so recently is not asked for again. */
const FRESH_MS = 10_000
const READ_TRIES = 3
const READ_AGAIN_MS = 1_000

export type CartSyncPorts = CartStorage &
  SenderPorts & {
    /** The cart as the server has it. */
    fetchCart: () => Promise<Cart>
    /** Who is signed in, where that is known. */
    account: () => string | undefined
  }

/** What was changed in the cart before an order had not arrived in time, so it was not ordered. */
export class CartNotSent extends Error {}

/**
 * Owns every change of the cart: written to the device before it is sent, forgotten when it is answered. Screens show
 * the server's last cart with every change made.
 */
export function createCartSync(ports: CartSyncPorts) {
  const state = createCartState(ports)
  const sender = createCartSender(state, ports)
  let reading: Promise<void> | undefined
  let readAt = Number.NEGATIVE_INFINITY

  function open(): void {
    const account = ports.account()
    if (account !== undefined) state.open(account)
  }
  open()

  function change(product: AddedProduct, wanted: number, isAddition: boolean): void {
    open()
    const { pending, request } = state.log()
    const supplier = { minimum_order_price: '0.00', ...product.supplier }
    const id = state.change({ ...product, supplier }, wanted, isAddition)
    if (pending.length === 0 && !request) sender.expectFresh(id)
    sender.hurry()
  }

  async function read(tries = READ_TRIES): Promise<void> {
    const revision = state.revision()
    try {
      const cart = await ports.fetchCart()
      // One that a change was answered meanwhile is newer.
      if (state.revision() === revision) state.takeCart(cart)
      state.showError(undefined)
      readAt = ports.now()
      sender.wake()
    } catch (error) {
      if (tries === 1 || !isUnreachable(error)) return state.showError(error)
      await new Promise<void>((resolve) => ports.later(resolve, READ_AGAIN_MS))
      return read(tries - 1)
    }
  }

  function refresh(): Promise<void> {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }

  /** Whether all of these changes were answered within the time. */
  function areAnswered(ids: ReadonlySet<string>, milliseconds: number): Promise<boolean> {
    const isDone = () => {
      const { pending, request } = state.log()
      return [...pending, ...(request?.lines ?? [])].every(({ id }) => !ids.has(id))
    }
    sender.hurry()
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

  return {
    snapshot: state.snapshot,
    /** As the server answered it last. */
    serverCart: state.serverCart,

    start(events: SenderEvents): void {
      open()
      sender.start(events)
      void refresh()
    },
    stop: sender.stop,
    /** The server answers again, or the page is looked at again. */
    resume(): void {
      sender.hurry()
      if (ports.now() - readAt > FRESH_MS) void refresh()
    },
    refresh,
    /** Another tab wrote. */
    reload(what: 'cart' | 'log'): void {
      if (what === 'cart') state.reloadCart()
      else state.reload()
      sender.wake()
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
     * Orders the server's cart once everything that was changed before has been answered. What is changed meanwhile
     * waits for the order's answer.
     */
    async order<Answer extends { cart: Cart }>(
      place: (cart: Cart) => Promise<Answer>,
    ): Promise<Answer> {
      const ids = state.hold()
      try {
        if (!(await areAnswered(ids, ORDER_WAITS_MS))) throw new CartNotSent()
        return await ports.exclusively(async () => {
          state.reload()
          const ordered = state.serverCart()
          if (!ordered) throw new CartNotSent()
          const answer = await place(ordered)
          state.takeOrder(ordered, answer.cart)
          return answer
        })
      } finally {
        state.release()
        sender.hurry()
      }
    },
  }
}
