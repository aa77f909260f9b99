import { useSyncExternalStore } from 'react'

let inFlight = 0
const listeners = new Set<() => void>()

/** SPEC section 4: the counter rises at the start of a request and falls on success or failure. */
export async function countedAsBusy<T>(work: () => Promise<T>): Promise<T> {
  change(1)
  try {
    return await work()
  } finally {
    change(-1)
  }
}

export function useBusy(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => inFlight > 0,
    () => false,
  )
}

function change(by: 1 | -1): void {
  inFlight += by
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
