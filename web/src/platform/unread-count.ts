import { createStore, useStore } from './create-store.ts'

const unseen = createStore(0)

/** What happened to the account's orders that it has not looked at, on any of its devices: the server counts. */
export function useUnreadCount(): number {
  return useStore(unseen)
}

export const setUnreadCount = unseen.set
