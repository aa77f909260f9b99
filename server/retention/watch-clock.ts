import type { Database } from '../database/connect.ts'
import { getClock } from './retention-sql.ts'

const HOUR = 3_600_000
/** Less than anything is to be stored for that would be missed. */
const MOST_HOURS = 12

/**
 * By how many hours the database's clock is astray when it is asked: from this server's clock, or from where it was when it was
 * asked before and what has passed since. 0 within half a day. What is deleted by it would not come back when it is set right.
 */
export function watchClock(
  database: Database,
  { now = Date.now, elapsed = () => performance.now() } = {},
): () => Promise<number> {
  let before: { at: number; elapsed: number } | undefined
  return async () => {
    const at = await getClock(database)
    const asked = { at, elapsed: elapsed() }
    const jumped = before ? at - before.at - (asked.elapsed - before.elapsed) : 0
    before = asked
    const hours = [at - now(), jumped].map((ms) => Math.round(ms / HOUR))
    return hours.find((each) => Math.abs(each) > MOST_HOURS) ?? 0
  }
}
