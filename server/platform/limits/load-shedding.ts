import { randomInt } from 'node:crypto'
import type { Endpoint } from '@halles/contract/endpoint.ts'
import { unavailable } from '../endpoint/refuse-field.ts'

/** Requests at work at once beyond which more are refused. */
export type MostAtWork = { ordinary: number; critical: number }

// At the least this kind of machine carries, 200 are answered within the 2 s that a request waits for a connection of the
// pool; the 128 clients of our measurements are never refused.
const MOST_AT_WORK: MostAtWork = { ordinary: 200, critical: 400 }
// Not the same for all: those refused must not all come back at once.
const RETRY_AFTER_SECONDS = { least: 1, most: 5 }

export type LoadShedding = {
  /**
   * Runs a request, or refuses it at once where too many are at work, or the event loop was blocked: those of critical endpoints
   * last.
   */
  admit<T>(endpoint: Pick<Endpoint, 'critical'>, run: () => Promise<T>): Promise<T>
  /** How many requests are at work. */
  requestsAtWork(): number
  /** For how many milliseconds none has been at work. */
  quietFor(): number
}

export function createLoadShedding(
  most: MostAtWork = MOST_AT_WORK,
  isLate: () => boolean = () => false,
): LoadShedding {
  let atWork = 0
  let lastEnd = Number.NEGATIVE_INFINITY
  return {
    async admit({ critical }, run) {
      const { least, most: longest } = RETRY_AFTER_SECONDS
      // guard: load shedding: too many requests at work [load-shedding]
      //   lines: 2
      // guard: load shedding: checkouts last [load-shedding]
      //   code: critical ? most.critical : most.ordinary
      //   instead: most.ordinary
      if (atWork >= (critical ? most.critical : most.ordinary))
        throw unavailable(randomInt(least, longest + 1))
      if (!critical && isLate()) throw unavailable(randomInt(least, longest + 1))
      atWork++
      try {
        return await run()
      } finally {
        atWork--
        lastEnd = performance.now()
      }
    },
    requestsAtWork: () => atWork,
    quietFor: () => (atWork > 0 ? 0 : performance.now() - lastEnd),
  }
}
