import { setTimeout as sleep } from 'node:timers/promises'
import type { LoadShedding } from '../../platform/limits/load-shedding.ts'

export type Requests = Pick<LoadShedding, 'requestsAtWork' | 'quietFor'>

/** Seconds that a batch of mails waits at most: while many requests are at work, and while a few come. */
export type LongestYield = { many: number; few: number }

// One slow request, a file that is being uploaded for instance, holds nothing up for long.
const FEW = 2
const LOOK_EVERY = 10
/** Milliseconds without a request after which the next one is not to be expected while a batch is delivered. */
const QUIET = 50

/**
 * Settles when no request has come for a moment, or after so many seconds in any case: requests come first, and mails are
 * delivered under any load.
 */
export async function yieldToRequests(
  { requestsAtWork, quietFor }: Requests,
  { many, few }: LongestYield,
): Promise<void> {
  for (let waited = 0; waited < many * 1000; waited += LOOK_EVERY) {
    if (quietFor() >= QUIET) return
    if (waited >= few * 1000 && requestsAtWork() <= FEW) return
    await sleep(LOOK_EVERY)
  }
}
