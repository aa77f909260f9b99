import type { Database } from '@halles/server/database/connect.ts'
import { type Parameters, prepared } from '@halles/server/database/prepared.ts'
import type { Transaction } from '@halles/server/database/transaction.ts'
import { sql } from 'kysely'

/** Planning it takes most of its time: once for each database. */
const fingerprints = new WeakMap<Database, ReturnType<typeof preparedFor>>()

/**
 * One hash over the rows of all tables: the same before and after means that nothing was written, not even the same
 * again. When a session was last seen, and how often somebody asked, does not count.
 */
export async function fingerprint(database: Database): Promise<string> {
  const known = fingerprints.get(database)
  const take = known ?? preparedFor(await listTables(database))
  if (!known) fingerprints.set(database, take)
  const { rows } = await take(database as Transaction, {})
  return rows[0]?.hash ?? ''
}

async function listTables(database: Database): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not in ('rate_limit', 'password_throttle')
    order by tablename`.execute(database)
  return tables.rows.map(({ name }) => name)
}

function preparedFor(tables: readonly string[]) {
  return prepared(
    'fingerprint',
    (_tx: Transaction, _values: Parameters<object>) => sql<{ hash: string }>`
      select md5(string_agg(coalesce(hash, ''), ' ' order by name)) as hash
      from (${sql.join(tables.map(hashOf), sql` union all `)}) tables`,
  )
}

/** Every row carries the number of the transaction that wrote it; a session's changes whenever it is used. */
function hashOf(table: string) {
  const row =
    table === 'session'
      ? sql`hashtextextended((to_jsonb(content) - 'last_seen_at')::text, 0)`
      : sql`content.xmin::text::bigint`
  return sql`
    select ${sql.lit(table)} as name, concat(count(*), ' ', sum(${row})) as hash
    from ${sql.table(table)} content`
}
