import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'

const PAUSE = 20
const TRIES = 5

/** What waits to be told, of each database that something is being told by. */
const untold = new WeakMap<Database, Set<number>>()

/**
 * Every server that has a screen of these accounts open looks again: all that is to be told within a moment, in one go.
 * After the commit and not in it, for PostgreSQL lets transactions that notify commit one by one, each after the disk's
 * answer to the one before. What cannot be told is seen with a stream's next sign of life.
 */
export function tellLive(database: Database, accountIds: number[]): void {
  const waiting = untold.get(database)
  for (const id of accountIds) waiting?.add(id)
  if (!waiting) void tell(database, new Set(accountIds))
}

async function tell(database: Database, waiting: Set<number>): Promise<void> {
  untold.set(database, waiting)
  for (let failures = 0; waiting.size > 0 && failures < TRIES; ) {
    const accountIds = [...waiting]
    waiting.clear()
    try {
      await notify(database, accountIds)
      failures = 0
    } catch {
      failures++
      for (const id of accountIds) waiting.add(id)
    }
    await sleep(PAUSE * 2 ** failures, undefined, { ref: false })
  }
  untold.delete(database)
}

/** Nothing is lost with a notification: no need to wait for the disk. */
function notify(database: Database, accountIds: number[]): Promise<unknown> {
  return sql`
    select set_config('synchronous_commit', 'off', true), count(pg_notify('live', id::text))
    from unnest(${accountIds}::integer[]) id`.execute(database)
}
