import type { Database } from '@halles/server/database/connect.ts'
import { sql } from 'kysely'

/** From now on a standby shows nothing new. */
export async function pauseReplay(standby: Database): Promise<void> {
  await sql`select pg_wal_replay_pause()`.execute(standby)
}

export async function resumeReplay(standby: Database): Promise<void> {
  await sql`select pg_wal_replay_resume()`.execute(standby)
}
