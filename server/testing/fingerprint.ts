import { type CompiledQuery, sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { runPrepared } from '../database/run-prepared.ts'
import type { Transaction } from '../database/transaction.ts'

type Query = CompiledQuery<{ hash: string }>

/** Planning it takes most of its time: once for each database. */
const queries = new WeakMap<Database, Query>()

/**
 * One hash over the rows of all tables: the same before and after means that nothing was written, not even the same
 * again. When a session was last seen, and how often somebody asked, does not count.
 */
export async function fingerprint(database: Database): Promise<string> {
  const known = queries.get(database)
  const query = known ?? (await queryFor(database))
  if (!known) queries.set(database, query)
  const { rows } = await runPrepared(database as Transaction, 'fingerprint', {
    compile: () => query,
  })
  return rows[0]?.hash ?? ''
}

async function queryFor(database: Database): Promise<Query> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not in ('rate_limit', 'password_throttle')
    order by tablename`.execute(database)
  const hashes = tables.rows.map(({ name }) => hashOf(name))
  return sql<{ hash: string }>`
    select md5(string_agg(coalesce(hash, ''), ' ' order by name)) as hash
    from (${sql.join(hashes, sql` union all `)}) tables`.compile(database)
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
