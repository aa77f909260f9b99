import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import type { Reader, Transaction } from '../../database/transaction.ts'

/** How often something was used within its window, and the seconds that are left of it. */
export type Uses = { uses: number; secondsLeft: number }

const secondsLeft = sql<number>`ceil(extract(epoch from rate_limit.ends_at - now()))::integer`.as(
  'secondsLeft',
)

// now() is when a transaction began: others may have opened a window since, while it waited.
const LEEWAY_SECONDS = 60

/**
 * Whether a window of so many seconds is open. One that ends much later than one that begins now was opened before the clock was
 * set back, and is over.
 */
function isOpen(seconds: number): RawBuilder<SqlBool> {
  const latestEnd = sql`now() + ${seconds + LEEWAY_SECONDS} * interval '1 second'`
  // guard: clock: a limit's window that was opened ahead is over [accounts.longer]
  //   code: and rate_limit.ends_at <= ${latestEnd}
  //   instead: and ${latestEnd} is not null
  return sql<SqlBool>`rate_limit.ends_at > now() and rate_limit.ends_at <= ${latestEnd}`
}

/**
 * Counts one more use of a key, within a window of some seconds that begins with the first. In a transaction others who
 * count the same key wait for its end, and what is undone was not used.
 */
export function countUse(
  handle: Database | Transaction,
  key: Buffer,
  seconds: number,
): Promise<Uses> {
  const window = sql<Date>`now() + ${seconds} * interval '1 second'`
  return handle
    .insertInto('rate_limit')
    .values({ key, uses: 1, ends_at: window })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        uses: sql`case when ${isOpen(seconds)} then rate_limit.uses + 1 else 1 end`,
        ends_at: sql`case when ${isOpen(seconds)} then rate_limit.ends_at else excluded.ends_at end`,
      }),
    )
    .returning(['uses', secondsLeft])
    .executeTakeFirstOrThrow()
}

/** The uses of a key so far, in the window of so many seconds that is open. */
export async function findUses(reader: Reader, key: Buffer, seconds: number): Promise<Uses> {
  const found = await reader
    .selectFrom('rate_limit')
    .select(['uses', secondsLeft])
    .where('key', '=', key)
    .where(isOpen(seconds))
    .executeTakeFirst()
  return found ?? { uses: 0, secondsLeft: 0 }
}

/** Takes back a use that the transaction counted. */
export async function returnUse(tx: Transaction, key: Buffer): Promise<void> {
  await tx
    .updateTable('rate_limit')
    .set((limit) => ({ uses: limit('uses', '-', 1) }))
    .where('key', '=', key)
    .execute()
}
