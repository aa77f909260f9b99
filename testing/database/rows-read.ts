import type { Transaction } from '@halles/server/database/transaction.ts'
import { sql } from 'kysely'

/**
 * Rows of these tables, and entries of their indexes, that the transaction has read so far. Independent of how busy the
 * machine is: what a statement begins to scan shows here.
 */
export async function rowsRead(tx: Transaction, tables: readonly string[]): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select sum(pg_stat_get_xact_tuples_returned(id))::integer as read
    from (
      select unnest(${tables}::regclass[])::oid as id
      union all select indexrelid from pg_index where indrelid = any(${tables}::regclass[])
    ) part`.execute(tx)
  return rows[0]?.read ?? 0
}
