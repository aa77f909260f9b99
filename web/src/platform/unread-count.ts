import { createStore, useStore } from './create-store.ts'

const unreadCount = createStore(0)

/** What happened to the account's orders that it has not looked at, on any of its devices: the server counts. */
export function useUnreadCount(): number {
  return useStore(unreadCount)
}

export const setUnreadCount = unreadCount.set
