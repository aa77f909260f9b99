import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'

/**
 * One hash over the contents of all tables: the same before and after means that nothing changed. When a
 * session was last seen, and how often somebody asked, is no content.
 */
export async function fingerprint(database: Database): Promise<string> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not in ('rate_limit', 'login_throttle')
    order by tablename`.execute(database)
  const hashes = tables.rows.map(({ name }) => hashOf(name))
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
