import { setTimeout as sleep } from 'node:timers/promises'

// One slow request, a file that is being uploaded for instance, holds nothing up.
const FEW = 2
const LOOK_EVERY = 10

/**
 * Settles when few requests are at work, or after so many seconds in any case: requests come first, and mails are
 * delivered under any load.
 */
export async function yieldToRequests(
  requestsAtWork: () => number,
  longestSeconds: number,
): Promise<void> {
  for (let waited = 0; waited < longestSeconds * 1000; waited += LOOK_EVERY) {
    if (requestsAtWork() <= FEW) return
    await sleep(LOOK_EVERY)
  }
}
