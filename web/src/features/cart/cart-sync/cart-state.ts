import { afterOrder, withChange, withKnownCart } from '@halles/domain/pending-cart.ts'
import { createStore } from '../../../platform/create-store.ts'
import type { AccountStorage } from '../../../platform/storage/account-storage.ts'
import { type Cart, type CartProduct, quantityIn } from '../cart.ts'
import { type CartLog, type Change, EMPTY_LOG, inOrder, type Notice, sentIds } from './cart-log.ts'
import { type CartSnapshot, INITIAL_STATUS, snapshotOf } from './cart-snapshot.ts'
import type { EarlierChange } from './earlier-release.ts'
import { readLog, writeLog } from './stored-log.ts'

export type CartStorage = {
  /** What a rendered page shows, and what hydrates it. */
  rendered?: () => CartSnapshot
  readCart: () => Cart | undefined
  /** Of an account that may be signed in no longer: then it is not written. */
  writeCart: (account: string | undefined, cart: Cart) => void
  /** What is stored for an account, whoever is signed in. */
  areaOf: (account: string) => AccountStorage
  migrateEarlierChanges: (take: (changes: EarlierChange[]) => void) => void
  newId: () => string
}

export type CartState = ReturnType<typeof createCartState>

/** An account's cart on this device: what the server answered last, and the log of changes that it has not answered. */
export function createCartState(storage: CartStorage) {
  const snapshot = createStore<CartSnapshot>(
    snapshotOf(undefined, EMPTY_LOG, INITIAL_STATUS),
    storage.rendered,
  )
  let account: string | undefined
  let area: AccountStorage | undefined
  let serverCart: Cart | undefined
  let log = EMPTY_LOG
  let status = INITIAL_STATUS
  let revision = 0
  let dueIds: ReadonlySet<string> | undefined

  const show = () => snapshot.set(snapshotOf(serverCart, log, status))

  function commit(next: CartLog): void {
    if (area) writeLog(area, log, next)
    log = next
    show()
  }

  function setServerCart(cart: Cart): void {
    revision += 1
    serverCart = cart
    resolveUnknownQuantities()
  }

  /** What was changed before the cart was known, in this tab or another. */
  function resolveUnknownQuantities(): void {
    const cart = serverCart
    const { pending } = log
    commit(cart ? { ...log, pending: withKnownCart(pending, (id) => quantityIn(cart, id)) } : log)
  }

  function append(
    product: CartProduct,
    {
      wanted,
      known,
      isAddition = false,
    }: { wanted: number; known: readonly number[]; isAddition?: boolean },
  ): string {
    const { public_id: productId } = product
    const sequence = 1 + Math.max(0, ...log.pending.map((one) => one.sequence))
    const change: Change = {
      id: storage.newId(),
      productId,
      wanted,
      knownServerQuantities: known,
      isAddition,
      product,
      sequence,
      position: log.pending.find((one) => one.productId === productId)?.position ?? sequence,
    }
    const fixedIds = new Set([...sentIds(log), ...(dueIds ?? [])])
    commit({ ...log, pending: inOrder(withChange(log.pending, change, fixedIds)) })
    return change.id
  }

  return {
    snapshot,
    log: () => log,
    serverCart: () => serverCart,
    /** Of the cart that this device stores, by whichever tab. */
    storedVersion: () => storage.readCart()?.cart_version,
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
      show()
      storage.migrateEarlierChanges((changes) => {
        for (const { product, wanted, ours } of changes) append(product, { wanted, known: ours })
      })
      for (const { product, wanted, knownServerQuantities: known, isAddition } of made) {
        append(product, { wanted, known, isAddition })
      }
    },

    /** What other tabs wrote meanwhile. */
    reload(): void {
      if (area) log = readLog(area)
      resolveUnknownQuantities()
    },
    reloadCart(): void {
      const cart = storage.readCart()
      if (cart) setServerCart(cart)
    },

    /** Not stored, and no newer than what is read: one that another tab stored may be. */
    showUntilRead(cart: Cart): void {
      serverCart = cart
      resolveUnknownQuantities()
    },

    takeCart(cart: Cart): void {
      storage.writeCart(account, cart)
      setServerCart(cart)
    },

    /** Stores a change. Answers its id. */
    change(product: CartProduct, wanted: number, isAddition: boolean): string {
      const known = serverCart ? [quantityIn(serverCart, product.public_id)] : []
      return append(product, { wanted, known, isAddition })
    },

    /** What can be sent: the newest change of each product. While an order waits or is on its way, what was made before it. */
    sendable(): Change[] {
      const sent = sentIds(log)
      const changes = log.pending.filter(
        ({ id, knownServerQuantities: known }) =>
          known.length > 0 && !sent.has(id) && (dueIds?.has(id) ?? true),
      )
      return [...new Map(changes.map((change) => [change.productId, change])).values()]
    },

    /** From here on only what is pending now is sent. */
    deferNewChanges(): ReadonlySet<string> {
      dueIds = new Set([...log.pending.map(({ id }) => id), ...sentIds(log)])
      return dueIds
    },
    sendNewChanges(): void {
      dueIds = undefined
    },

    /** The cart was ordered. What is left of the changes made meanwhile is for the next order. */
    applyOrder(ordered: Cart, cart: Cart): void {
      storage.writeCart(account, cart)
      revision += 1
      serverCart = cart
      const pending = afterOrder(log.pending, (id) => quantityIn(ordered, id))
      commit({ ...log, pending, notices: [] })
    },

    dropNotice({ productId }: Notice): void {
      commit({ ...log, notices: log.notices.filter((one) => one.productId !== productId) })
    },

    showWaiting(isWaiting: boolean): void {
      if (isWaiting === status.isWaiting) return
      status = { ...status, isWaiting }
      show()
    },
    showError(error: unknown): void {
      if (error === status.error) return
      status = { ...status, error }
      show()
    },
  }
}
