import { useSyncExternalStore } from 'react'

let unseen = 0
const listeners = new Set<() => void>()

/** What happened to the account's orders that it has not looked at, on any of its devices: the server counts. */
export function useUnseen(): number {
  return useSyncExternalStore(
    subscribe,
    () => unseen,
    () => 0,
  )
}

export function setUnseen(count: number): void {
  unseen = count
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
