import { sql } from 'kysely'
import type { Database } from './connect.ts'
import type { Reader } from './transaction.ts'

/** Where a primary's journal ends (an LSN): all that was committed before is in it. A standby refuses (SQLSTATE 55000). */
export async function currentWalPosition(database: Database): Promise<string> {
  const { position } = await database
    .selectNoFrom(sql<string>`pg_current_wal_insert_lsn()::text`.as('position'))
    .executeTakeFirstOrThrow()
  return position
}

/**
 * Whether a connection leads to a standby that shows all of the journal up to a position. A primary never does: one that was
 * cut off from the others does not know that it is none any more.
 */
export async function hasReplayedUpTo(reader: Reader, position: string): Promise<boolean> {
  const { shows } = await reader
    .selectNoFrom(
      sql<boolean>`pg_is_in_recovery()
        and coalesce(pg_last_wal_replay_lsn() >= ${position}::pg_lsn, false)`.as('shows'),
    )
    .executeTakeFirstOrThrow()
  return shows
}
