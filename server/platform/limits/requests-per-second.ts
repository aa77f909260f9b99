import { tooManyRequests } from './too-many-requests.ts'

const A_SECOND = 1_000

/**
 * Counts requests by key, in memory: refuses those beyond `most` in the second that begins with the first of them. Without
 * a timer and without a promise, because every request is counted.
 */
export function createRequestsPerSecond(most: number, now = () => performance.now()) {
  // In the order in which they began, so the ones that have ended are the first.
  const windows = new Map<string, { endsAt: number; requests: number }>()
  return {
    count(key: string): void {
      const time = now()
      for (const [ended, { endsAt }] of windows) {
        if (endsAt > time) break
        windows.delete(ended)
      }
      const window = windows.get(key)
      if (!window) windows.set(key, { endsAt: time + A_SECOND, requests: 1 })
      // guard: limit: requests a second [requests-per-second, rate-limits]
      //   code: ++window.requests > most
      //   instead: ++window.requests < 0
      else if (++window.requests > most) throw tooManyRequests(1)
    },
    /** How many keys are stored. */
    size: () => windows.size,
  }
}
