import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartRefused } from '../start-refused.ts'

/** Milliseconds. Whoever waits to change a table makes all wait who come to use it after. */
export const LOCK_TIMEOUT = 1_000

/** How often a change of the schema is tried, and how many milliseconds apart: for three minutes in all. */
export const PATIENCE = { tries: 60, pause: 2_000 }

const IN_USE = 'The schema cannot be changed while another transaction uses its tables'

/**
 * Changes a schema whose tables a long transaction may be using. `change` is a transaction in which LOCK_TIMEOUT holds:
 * it gives back what it has locked before it is tried again, so that only it waits for that transaction.
 */
export async function retryOnLockTimeout(
  change: () => Promise<void>,
  report: (line: string) => void,
  { tries, pause } = PATIENCE,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await change()
    } catch (error) {
      if (!isLockTimeout(error)) throw error
      if (attempt === tries) throw new StartRefused(`${IN_USE}: end it, then start again.`)
      report(`${IN_USE}: trying again.`)
      await sleep(pause)
    }
  }
}

export function isLockTimeout(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '55P03'
}
