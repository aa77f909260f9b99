import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { noLater } from '../database/no-later-sql.ts'
import type { DB } from '../database/schema.generated.ts'

/** A clock that is kept right moves by less; what was written a moment ago by it is left alone. */
const LEEWAY = '1 minute'

/**
 * Moments that a limit is counted from or ends at, by table and column, with how far ahead one that was just written may be. One
 * that is further ahead was written by a clock that has been set back since.
 */
const MOMENTS = {
  // guard: clock: sessions ahead are brought back [accounts.longer]
  session: { created_at: '0', last_seen_at: '0' },
  password_reset: { created_at: '0' },
  email_change: { created_at: '0' },
  email_undo: { created_at: '0' },
  invitation: { created_at: '0', expires_at: '7 days' },
  known_address: { used_at: '0', reset_at: '0' },
  password_throttle: { tried_at: '0', blocked_until: '15 minutes' },
  rate_limit: { ends_at: '1 day' },
  idempotency_key: { created_at: '0' },
  supplier: { promotion_sent_at: '0' },
  order_message_mail: { leaves_at: '11 minutes' },
} satisfies { [Table in keyof DB]?: { [Column in keyof DB[Table]]?: string } }

export const TABLES_WITH_MOMENTS = Object.keys(MOMENTS) as (keyof typeof MOMENTS)[]

/**
 * Brings a table's moments that are too far ahead to where one that is written now would be at most: what they limit lasts from
 * now on as long as it lasts at all. Rows that somebody else holds are left for the next time. How many rows there were.
 */
export async function updateMomentsAhead(
  database: Database,
  table: keyof typeof MOMENTS,
): Promise<number> {
  const columns = Object.entries(MOMENTS[table])
  const set = columns.map(
    ([column, ahead]) => sql`${sql.ref(column)} = ${noLater(column, latest(ahead))}`,
  )
  const isAhead = columns.map(([column, ahead]) => isTooFarAhead(column, ahead))
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} set ${sql.join(set)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${sql.join(isAhead, sql` or `)} for no key update skip locked))`.execute(
    database,
  )
  return Number(numAffectedRows)
}

function latest(ahead: string): RawBuilder<Date> {
  return sql<Date>`now() + ${sql.lit(ahead)}::interval`
}

function isTooFarAhead(column: string, ahead: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} > ${latest(ahead)} + ${sql.lit(LEEWAY)}::interval`
}

/**
 * Frees second factors whose last code was of a time more than a day ahead: they would take no other until then. A shorter time
 * is waited for, because codes of it have been seen. How many there were.
 */
export async function updateStepsAhead(database: Database): Promise<number> {
  const nextStep = sql<number>`floor(extract(epoch from now()) / 30) + 1`
  const { numUpdatedRows } = await database
    .updateTable('second_factor')
    .set({ last_step: nextStep })
    .where('last_step', '>', sql<number>`${nextStep} + 24 * 120`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
