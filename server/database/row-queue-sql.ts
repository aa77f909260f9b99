import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { ROW_QUEUES } from './advisory-locks.ts'

type QueuedTable = keyof typeof ROW_QUEUES

/** The rows that a statement is about to lock: a query of one integer for each. */
type Numbers = RawBuilder<unknown>

/**
 * A condition of the statement that locks rows FOR SHARE: waits until nobody changes the rows, or waits to. PostgreSQL lets
 * who shares a row in past who waits to change it, so that sharers one after the other would keep the row from it for ever;
 * its advisory locks are given in the order in which they are asked for. Checked before the statement reads its tables.
 */
export function queuedToShare(table: QueuedTable, rows: Numbers): RawBuilder<SqlBool> {
  // guard: locks: who shares a row lets in who waits to change it [row-queue]
  //   instead: return sql`true`
  return queued(sql`pg_advisory_xact_lock_shared`, table, rows)
}

/** The same of the statement that locks rows to change them: whoever comes to share them later waits behind it. */
export function queuedToChange(table: QueuedTable, rows: Numbers): RawBuilder<SqlBool> {
  return queued(sql`pg_advisory_xact_lock`, table, rows)
}

/** One row of a table by its id. */
export function rowOf(id: number | RawBuilder<number>): Numbers {
  return sql`select ${id}::integer`
}

/** The number of a session in its queue: two may share one, and then wait for each other. */
export const SESSION_NUMBER = sql<number>`hashtext(encode(token_hash, 'hex'))`

/** A session by the hash of its token. */
export function sessionOf(tokenHash: Buffer | RawBuilder<Buffer>): Numbers {
  return sql`select hashtext(encode(${tokenHash}::bytea, 'hex'))`
}

/** The list of cities as a whole: it has one queue. */
export const ALL_CITIES: Numbers = rowOf(0)

function queued(lock: RawBuilder<unknown>, table: QueuedTable, rows: Numbers): RawBuilder<SqlBool> {
  const first = sql.lit(ROW_QUEUES[table])
  return sql`coalesce((select bool_and(${lock}(${first}, number) is not null)
    from (select number from (${rows}) as wanted (number) group by number order by number) as queue), true)`
}
