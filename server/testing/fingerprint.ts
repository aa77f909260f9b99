import { type CompiledQuery, sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { runPrepared } from '../database/run-prepared.ts'
import type { Transaction } from '../database/transaction.ts'

type Query = CompiledQuery<{ hash: string }>

/** Planning it takes most of its time: once for each database. */
const queries = new WeakMap<Database, Query>()

/**
 * One hash over the contents of all tables: the same before and after means that nothing changed. When a
 * session was last seen, and how often somebody asked, is no content.
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

/** Whatever the order of its rows. */
function hashOf(table: string) {
  return sql`
    select ${sql.lit(table)} as name,
      sum(hashtextextended((to_jsonb(content) - 'last_seen_at')::text, 0))::text as hash
    from ${sql.table(table)} content`
}
