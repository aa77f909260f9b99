import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'

/** Writes what is there already, for a probe: throws when the database takes no writes. */
export async function updateProbeRow(database: Database): Promise<void> {
  await database
    .updateTable('server_secret')
    .set({ value: sql.ref('value') })
    .where('name', '=', 'csrf')
    .execute()
}
