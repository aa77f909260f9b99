import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'

/** Which tries are counted together: those for an e-mail from where it has signed in before, or all others for it. */
export type ThrottleKey = { email_hash: Buffer; is_known_address: boolean }

// Five tries are free, the next ones a minute, four and then a quarter of an hour apart: ten in the first hour and four
// in each that follows, twice that with both buckets (RELIABILITY 5.2 allows an account twenty an hour).
const WAITS = sql`'{0,0,0,0,60,240,900}'::integer[]`
// After an hour without a try it begins anew.
const TRIES = sql<number>`
  case when login_throttle.tried_at < now() - interval '1 hour' then 1 else login_throttle.tries + 1 end`

/** Counts a try before it is made, however many come at once. Whether it may be made. */
export async function insertTry(database: Database, key: ThrottleKey): Promise<boolean> {
  const counted = await database
    .insertInto('login_throttle')
    .values(key)
    .onConflict((conflict) =>
      conflict
        .columns(['email_hash', 'is_known_address'])
        .doUpdateSet({
          tries: TRIES,
          tried_at: sql`now()`,
          blocked_until: sql`now() + (${WAITS})[least(${TRIES}, 7)] * interval '1 second'`,
        })
        .where('login_throttle.blocked_until', '<=', sql<Date>`now()`),
    )
    .returning('tries')
    .executeTakeFirst()
  return counted !== undefined
}

/** A try during the wait makes it a minute longer, up to a quarter of an hour. The seconds that are left of it. */
export async function prolongWait(database: Database, key: ThrottleKey): Promise<number> {
  const waiting = await database
    .updateTable('login_throttle')
    .set({
      blocked_until: sql`least(blocked_until + interval '1 minute', now() + interval '15 minutes')`,
    })
    .where('email_hash', '=', key.email_hash)
    .where('is_known_address', '=', key.is_known_address)
    .where('blocked_until', '>', sql<Date>`now()`)
    .returning(sql<number>`ceil(extract(epoch from blocked_until - now()))::integer`.as('seconds'))
    .executeTakeFirst()
  return waiting?.seconds ?? 1
}

/** Takes back a try that was right: only wrong ones count. */
export async function forgiveTry(database: Database, key: ThrottleKey): Promise<void> {
  await database
    .updateTable('login_throttle')
    .set({ tries: sql`tries - 1`, blocked_until: sql`now()` })
    .where('email_hash', '=', key.email_hash)
    .where('is_known_address', '=', key.is_known_address)
    .where('tries', '>', 0)
    .execute()
}
