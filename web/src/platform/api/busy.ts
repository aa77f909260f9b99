import { createStore, useStore } from '../create-store.ts'

const inFlight = createStore(0)

/** product.md 4: the counter rises at the start of a request and falls on success or failure. */
export async function countedAsBusy<T>(work: () => Promise<T>): Promise<T> {
  inFlight.set(inFlight.get() + 1)
  try {
    return await work()
  } finally {
    inFlight.set(inFlight.get() - 1)
  }
}

export function useBusy(): boolean {
  return useStore(inFlight, (count) => count > 0)
}
