import type { Database } from '@halles/server/database/connect.ts'
import { sql } from 'kysely'

/**
 * How often each table was changed: the same before and after means that nothing was written, not even the same again. When
 * a session was last seen, and how often somebody asked, does not count. Of a clone of the tests' database, which counts.
 */
export async function fingerprint(database: Database): Promise<string> {
  const { rows } = await sql<{ counts: string | null }>`
    select string_agg(concat(name, ' ', changes), ', ' order by name) as counts
    from (select name, count(*) as changes from test_changes.change group by name) tables`.execute(
    database,
  )
  return rows[0]?.counts ?? ''
}
