import { sessionAccount } from '../../platform/account.ts'
import { accountArea } from '../../platform/account-area.ts'
import { isConnected } from '../../platform/connection.ts'
import { useStore } from '../../platform/create-store.ts'
import { newKey } from '../../platform/keyed-call.ts'
import { oneAtATime } from '../../platform/one-at-a-time.ts'
import { readStoredAs, writeStored } from '../../platform/stored.ts'
import { isCart } from './cart.ts'
import { createCartSync } from './cart-sync/create-cart-sync.ts'
import { fetchCart, sendRequest } from './cart-sync/send-request.ts'

const HAS_LOCKS = 'locks' in navigator

/** This page's: mounted by the root (`cart-sync.tsx`), changed by components, read by the hooks below. */
export const cartSync = createCartSync({
  account: sessionAccount,
  isSignedIn: (account) => account !== undefined && sessionAccount() === account,
  areaOf: accountArea,
  readCart: () => readStoredAs('cart', isCart),
  writeCart(cart) {
    // An answer may come after the session has ended.
    if (sessionAccount() !== undefined) writeStored('cart', JSON.stringify(cart))
  },
  fetchCart,
  send: sendRequest,
  exclusively: (run) => oneAtATime('cart', run),
  // Without locks, as over http from another machine, the tab that is looked at is the one to send.
  canSend: () => isConnected() && (HAS_LOCKS || !document.hidden),
  canAdd: HAS_LOCKS,
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
