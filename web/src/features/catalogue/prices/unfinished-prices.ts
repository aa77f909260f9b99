import { isAnswered } from '../../../platform/api/keyed-call.ts'
import { createStore, useStore } from '../../../platform/create-store.ts'
import { sessionAccount } from '../../../platform/storage/account.ts'
import type { PriceRequest, SentPrices } from './send-prices.ts'

type Unfinished = {
  account: string | undefined
  /** How many prices of the same change the server has changed. */
  changed: number
  left: readonly PriceRequest[]
  /** The one of `left` that was sent without an answer. */
  lost: PriceRequest | undefined
}

const NONE: Unfinished = { account: undefined, changed: 0, left: [], lost: undefined }
// Beyond the page that sent it: on coming back the same percentage would be typed again.
export const unfinishedPrices = createStore(NONE)

function own(stored: Unfinished): Unfinished {
  return stored.account === sessionAccount() ? stored : NONE
}

/** A change by percent that is being sent, or that the server has not confirmed in full; nothing is left of others. */
export function useUnfinishedPrices(): Unfinished {
  return useStore(unfinishedPrices, own)
}

/** Until it is known what came of them. */
export function keepBeforeSending(left: readonly PriceRequest[]): void {
  unfinishedPrices.set({ ...own(unfinishedPrices.get()), account: sessionAccount(), left })
}

/** What may have been changed without an answer, and what comes after it. What the server refused is not left. */
export function keepUnfinishedPrices({ changed, left, error }: SentPrices): void {
  // Of the account that sent it, whoever is signed in by now.
  const before = unfinishedPrices.get()
  const [next] = left
  // One that was lost may have arrived, whatever its repetition is answered: a session may have ended since.
  const isRefused = isAnswered(error) && next !== before.lost
  unfinishedPrices.set(
    next === undefined || isRefused
      ? NONE
      : { ...before, changed: before.changed + changed.length, left, lost: next },
  )
}

export function forgetUnfinishedPrices(): void {
  unfinishedPrices.set(NONE)
}
