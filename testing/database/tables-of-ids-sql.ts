import type { Database } from '@halles/server/database/connect.ts'
import { sql } from 'kysely'

/** The table that each of these public ids is of. */
export async function tablesOf(database: Database, ids: string[]): Promise<Map<string, string>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'public_id' order by 1`.execute(database)
  const rows = tables.rows.map(
    ({ name }) =>
      sql`select public_id as id, ${name}::text as name from ${sql.table(name)} where public_id = any (${ids})`,
  )
  const found = await sql<{
    id: string
    name: string
  }>`${sql.join(rows, sql` union all `)}`.execute(database)
  return new Map(found.rows.map(({ id, name }) => [id, name]))
}
