import { isConnected } from '../../platform/api/connection.ts'
import { newKey } from '../../platform/api/keyed-call.ts'
import { oneAtATime } from '../../platform/api/one-at-a-time.ts'
import { useStore } from '../../platform/create-store.ts'
import { sessionAccount } from '../../platform/storage/account.ts'
import { accountStorage } from '../../platform/storage/account-storage.ts'
import { readStoredAs, writeStored } from '../../platform/storage/stored.ts'
import { isCart } from './cart.ts'
import { createCartSync } from './cart-sync/create-cart-sync.ts'
import { migrateEarlierChanges } from './cart-sync/earlier-release.ts'
import { fetchCart, sendRequest } from './cart-sync/send-request.ts'
import { pageCart } from './page-cart.ts'

const HAS_LOCKS = 'locks' in navigator

function isSignedIn(account: string | undefined): boolean {
  return account !== undefined && sessionAccount() === account
}

/** This page's: mounted by the root (`cart-sync.tsx`), changed by components, read by the hooks below. */
export const cartSync = createCartSync({
  account: sessionAccount,
  rendered: pageCart,
  isSignedIn,
  areaOf: accountStorage,
  readCart: () => readStoredAs('cart', isCart),
  writeCart(account, cart) {
    if (isSignedIn(account)) writeStored('cart', JSON.stringify(cart))
  },
  migrateEarlierChanges,
  fetchCart,
  send: sendRequest,
  exclusively: (run) => oneAtATime('cart', run),
  // Without locks, as over http from another machine, the tab that is looked at is the one to send.
  canSend: () => isConnected() && (HAS_LOCKS || !document.hidden),
  hasLocks: HAS_LOCKS,
  later: (run, milliseconds) => setTimeout(run, milliseconds),
  now: Date.now,
  newId: newKey,
})

export function useCart() {
  return useStore(cartSync.snapshot)
}

/** Of a list of hundreds of rows, only the one whose quantity changes renders. */
export function useQuantityInCart(productId: string): number {
  return useStore(cartSync.snapshot, ({ quantities }) => quantities.get(productId) ?? 0)
}
