import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'

/** From now on a standby shows nothing new. */
export async function pauseReplay(standby: Database): Promise<void> {
  await sql`select pg_wal_replay_pause()`.execute(standby)
}

export async function resumeReplay(standby: Database): Promise<void> {
  await sql`select pg_wal_replay_resume()`.execute(standby)
}
