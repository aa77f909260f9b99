import { afterOrder, withChange, withKnownCart } from '@halles/domain/pending-cart.ts'
import type { AccountArea } from '../../../platform/account-area.ts'
import { createStore } from '../../../platform/create-store.ts'
import { type Cart, type CartProduct, EMPTY_CART, quantityIn } from '../cart.ts'
import { withPending } from '../with-pending.ts'
import { type CartLog, type Change, EMPTY_LOG, type Notice, sentIds } from './cart-log.ts'
import { readLog, writeLog } from './stored-log.ts'

/** What screens show. */
export type CartSnapshot = {
  /** With every change made; undefined until the server's is known. */
  cart: Cart | undefined
  /** Cases by product, of what can be ordered. */
  quantities: ReadonlyMap<string, number>
  /** Products whose quantity the server has not answered yet. */
  pendingCount: number
  /** The server could not be asked: what is pending waits for it. */
  isWaiting: boolean
  notices: readonly Notice[]
  /** Why the cart could not be read the last time. */
  error: unknown
}

export type CartStorage = {
  readCart: () => Cart | undefined
  writeCart: (cart: Cart) => void
  /** What is stored for an account, whoever is signed in. */
  areaOf: (account: string) => AccountArea
  newId: () => string
}

export type CartState = ReturnType<typeof createCartState>

type Shown = Pick<CartSnapshot, 'isWaiting' | 'error'>
const NOTHING_WRONG: Shown = { isWaiting: false, error: undefined }

/** An account's cart on this device: what the server answered last, and the log of changes that it has not answered. */
export function createCartState(storage: CartStorage) {
  const snapshot = createStore<CartSnapshot>(snapshotOf(undefined, EMPTY_LOG, NOTHING_WRONG))
  let account: string | undefined
  let area: AccountArea | undefined
  let serverCart: Cart | undefined
  let log = EMPTY_LOG
  let shown = NOTHING_WRONG
  let revision = 0
  let heldIds: ReadonlySet<string> | undefined

  const show = () => snapshot.set(snapshotOf(serverCart, log, shown))

  function commit(next: CartLog): void {
    if (area) writeLog(area, log, next)
    log = next
    show()
  }

  function know(cart: Cart): void {
    revision += 1
    serverCart = cart
    commit({ ...log, pending: withKnownCart(log.pending, (id) => quantityIn(cart, id)) })
  }

  return {
    snapshot,
    log: () => log,
    serverCart: () => serverCart,
    /** Another one each time that the server's cart becomes known anew. */
    revision: () => revision,
    commit,

    account: () => account,
    /** From here on this page is the account's. What was changed before it was known is among its changes. */
    open(owner: string): void {
      if (account !== undefined) return
      account = owner
      area = storage.areaOf(owner)
      serverCart = storage.readCart()
      const made = log.pending
      log = readLog(area)
      commit({ ...log, pending: [...log.pending, ...made] })
    },

    /** What other tabs wrote meanwhile. */
    reload(): void {
      if (area) log = readLog(area)
      show()
    },
    reloadCart(): void {
      const cart = storage.readCart()
      if (cart) know(cart)
    },

    takeCart(cart: Cart): void {
      storage.writeCart(cart)
      know(cart)
    },

    /** Stores a change. Answers its id. */
    change(product: CartProduct, wanted: number, isAddition: boolean): string {
      const { public_id: productId } = product
      const earlier = log.pending.find((one) => one.productId === productId)
      const sequence = 1 + Math.max(0, ...log.pending.map((one) => one.sequence))
      const change: Change = {
        id: storage.newId(),
        productId,
        wanted,
        knownServerQuantities: serverCart ? [quantityIn(serverCart, productId)] : [],
        isAddition,
        product,
        sequence,
        position: earlier?.position ?? sequence,
      }
      const fixedIds = new Set([...sentIds(log), ...(heldIds ?? [])])
      commit({ ...log, pending: withChange(log.pending, change, fixedIds) })
      return change.id
    },

    /** What can be sent: the newest change of each product. While an order waits or is on its way, what was made before it. */
    sendable(): Change[] {
      const sent = sentIds(log)
      const changes = log.pending.filter(
        ({ id, knownServerQuantities: known }) =>
          known.length > 0 && !sent.has(id) && (heldIds?.has(id) ?? true),
      )
      return [...new Map(changes.map((change) => [change.productId, change])).values()]
    },

    /** From here on only what is pending now is sent. */
    hold(): ReadonlySet<string> {
      heldIds = new Set(log.pending.map(({ id }) => id))
      return heldIds
    },
    release(): void {
      heldIds = undefined
    },

    /** The cart was ordered. What is left of the changes made meanwhile is for the next order. */
    takeOrder(ordered: Cart, cart: Cart): void {
      storage.writeCart(cart)
      revision += 1
      serverCart = cart
      const pending = afterOrder(log.pending, (id) => quantityIn(ordered, id))
      commit({ ...log, pending, notices: [] })
    },

    dropNotice(notice: Notice): void {
      commit({ ...log, notices: log.notices.filter((one) => one !== notice) })
    },

    showWaiting(isWaiting: boolean): void {
      if (isWaiting === shown.isWaiting) return
      shown = { ...shown, isWaiting }
      show()
    },
    showError(error: unknown): void {
      if (error === shown.error) return
      shown = { ...shown, error }
      show()
    },
  }
}

function snapshotOf(
  serverCart: Cart | undefined,
  { pending, notices }: CartLog,
  { isWaiting, error }: Shown,
): CartSnapshot {
  // A cart that cannot be read shows at least what was put into it here.
  const base = serverCart ?? (error !== undefined && pending.length > 0 ? EMPTY_CART : undefined)
  const cart = withPending(base ?? EMPTY_CART, pending)
  return {
    cart: base && cart,
    quantities: new Map(cart.cart_products.map((line) => [line.product.public_id, line.quantity])),
    pendingCount: new Set(pending.map(({ productId }) => productId)).size,
    isWaiting,
    notices,
    error,
  }
}
