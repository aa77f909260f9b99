import { createStore, useStore } from '../../../platform/create-store.ts'
import { sessionAccount } from '../../../platform/storage/account.ts'
import type { PriceRequest, SentPrices } from './send-prices.ts'

type Unfinished = {
  account: string | undefined
  /** How many prices of the same change the server has changed. */
  changed: number
  left: readonly PriceRequest[]
}

const NONE: Unfinished = { account: undefined, changed: 0, left: [] }
// Beyond the page that sent it: on coming back the same percentage would be typed again.
const unfinished = createStore(NONE)

function own(stored: Unfinished): Unfinished {
  return stored.account === sessionAccount() ? stored : NONE
}

/** A change by percent that the server has not confirmed in full; nothing is left of others. */
export function useUnfinishedPrices(): Unfinished {
  return useStore(unfinished, own)
}

export function keepUnfinishedPrices({ changed, left }: SentPrices): void {
  const before = own(unfinished.get()).changed
  unfinished.set({ account: sessionAccount(), changed: before + changed.length, left })
}

export function forgetUnfinishedPrices(): void {
  unfinished.set(NONE)
}
