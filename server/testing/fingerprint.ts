import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'

// What a mere request may touch: when a session was last seen, and how often somebody asked.
const NOT_CONTENT = ['rate_limit']

/** One hash over the contents of all tables: the same before and after means that nothing changed. */
export async function fingerprint(database: Database): Promise<string> {
  const tables = await database.introspection.getTables()
  const hashes = tables
    .filter((table) => table.schema === 'public' && !table.isView)
    .filter((table) => !NOT_CONTENT.includes(table.name))
    .map((table) => hashOf(table.name))
  const { rows } = await sql<{ hash: string }>`
    select md5(string_agg(hash, ' ' order by name)) as hash
    from (${sql.join(hashes, sql` union all `)}) tables`.execute(database)
  return rows[0]?.hash ?? ''
}

function hashOf(table: string) {
  const row = sql`(to_jsonb(content) - 'last_seen_at')::text`
  return sql`
    select ${sql.lit(table)} as name, coalesce(md5(string_agg(${row}, ' ' order by ${row})), '') as hash
    from ${sql.table(table)} content`
}
