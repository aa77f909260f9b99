import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import type { Reader, Transaction } from '../../database/transaction.ts'

/** Which wrong tries are counted together: those at one subject from one source. Both are keyed hashes. */
export type ThrottleKey = { subject: Buffer; source: Buffer }

// Five tries are free, the next ones a minute, four and then a quarter of an hour apart: ten in the first hour and four
// in each that follows.
const WAITS = sql`'{0,0,0,0,60,240,900}'::integer[]`
// After an hour without a try it begins anew.
const TRIES = sql<number>`
  case when password_throttle.tried_at < now() - interval '1 hour' then 1 else password_throttle.tries + 1 end`

// One that ends later than a wait can last was written by a clock that has been set back since: it is over. A minute more: now()
// is when a statement began, and the wait that it waited behind ends a quarter of an hour after a later one.
// guard: throttle: one that began before the wait is blocked too [password-throttle]
//   code: interval '16 minutes'
//   instead: interval '15 minutes'
const isBlocked = sql<SqlBool>`
  (password_throttle.blocked_until > now() and password_throttle.blocked_until <= now() + interval '16 minutes')`

const secondsLeft = sql<number>`ceil(extract(epoch from blocked_until - now()))::integer`

/** Counts a wrong try. False, and nothing is counted, while its key is blocked: of many at once as many are as may be. */
export async function insertWrongTry(database: Database, key: ThrottleKey): Promise<boolean> {
  const counted = await database
    .insertInto('password_throttle')
    .values(key)
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'source'])
        .doUpdateSet({
          tries: TRIES,
          tried_at: sql`now()`,
          blocked_until: sql`now() + (${WAITS})[least(${TRIES}, 7)] * interval '1 second'`,
        })
        // guard: throttle: of many at once as many as may be [password-throttle]
        //   code: not ${isBlocked}
        //   instead: true
        .where(sql<SqlBool>`not ${isBlocked}`),
    )
    .returning('tries')
    .executeTakeFirst()
  return counted !== undefined
}

/** A try while its key is blocked makes the wait a minute longer, up to a quarter of an hour. The seconds left of it. */
export async function prolongWait(database: Database, key: ThrottleKey): Promise<number> {
  const waiting = await database
    .updateTable('password_throttle')
    .set({
      blocked_until: sql`least(blocked_until + interval '1 minute', now() + interval '15 minutes')`,
    })
    .where('subject', '=', key.subject)
    .where('source', '=', key.source)
    .where(isBlocked)
    .returning(secondsLeft.as('seconds'))
    .executeTakeFirst()
  return waiting?.seconds ?? 1
}

/** The seconds for which a key is still blocked; 0 when it is not. */
export async function findWait(reader: Reader, key: ThrottleKey): Promise<number> {
  const waiting = await reader
    .selectFrom('password_throttle')
    .select(secondsLeft.as('seconds'))
    .where('subject', '=', key.subject)
    .where('source', '=', key.source)
    .where(isBlocked)
    .executeTakeFirst()
  return waiting?.seconds ?? 0
}

/** Forgets the wrong tries at a subject, from wherever they came. */
export async function deleteTries(tx: Transaction, subject: Buffer): Promise<void> {
  await tx.deleteFrom('password_throttle').where('subject', '=', subject).execute()
}
