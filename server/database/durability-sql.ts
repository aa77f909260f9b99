import { sql } from 'kysely'
import type { Database } from './connect.ts'

const SETTINGS = ['fsync', 'full_page_writes', 'synchronous_commit']

/**
 * What to say at start of a database that answers a commit before it is on its disk, one line for each setting: an order that was
 * acknowledged may be gone after its machine has failed (I3). Whoever chose it knows; whoever did not is told.
 */
export async function listDurabilityWarnings(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${SETTINGS}::text[]) name where current_setting(name) = 'off'`.execute(
    database,
  )
  return rows.map(
    ({ name }) =>
      `${name} of the database is off: orders that were acknowledged may be lost when its machine fails.`,
  )
}
