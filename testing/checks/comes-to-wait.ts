import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@halles/server/database/connect.ts'
import { sql } from 'kysely'

/** Whether a piece of work comes to wait for a lock, as one of so many, instead of being finished. */
export async function comesToWait(
  database: Database,
  work: Promise<unknown>,
  waiting: number,
): Promise<boolean> {
  let isDone = false
  work.finally(() => (isDone = true)).catch(() => {})
  while (!isDone) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database)
    if (rows[0]?.waiting === waiting) return true
    await sleep(5)
  }
  return false
}
