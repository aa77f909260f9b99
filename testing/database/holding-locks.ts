import type { Database } from '@halles/server/database/connect.ts'
import type { DB } from '@halles/server/database/schema.generated.ts'
import { sql, type Transaction } from 'kysely'
import { vi } from 'vitest'
import type { Answer } from '../client/browser.ts'

/** Whether so many wait for a lock, or more. */
export async function areWaiting(database: Database, atLeast: number): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database)
  return rows.length >= atLeast
}

/**
 * Calls that come to wait for what is held, one after the other: PostgreSQL gives it to them in the order in which they came.
 * `then` happens before they get it.
 */
export async function holding<Calls extends readonly (() => Promise<Answer>)[]>(
  database: Database,
  hold: (tx: Transaction<DB>) => Promise<unknown>,
  calls: readonly [...Calls],
  then: (tx: Transaction<DB>) => Promise<unknown> = async () => {},
): Promise<{ -readonly [Index in keyof Calls]: Answer }> {
  const { begun } = await database.transaction().execute(async (tx) => {
    await hold(tx)
    const begun: Promise<Answer>[] = []
    for (const call of calls) {
      begun.push(call())
      await vi.waitUntil(() => areWaiting(database, begun.length), { timeout: 60_000, interval: 5 })
    }
    await then(tx)
    return { begun }
  })
  return Promise.all(begun) as Promise<{ -readonly [Index in keyof Calls]: Answer }>
}

/** Locks a part of an order and that order, as whoever changes it does. */
export async function lockOrder(tx: Transaction<DB>, partId: number): Promise<void> {
  await sql`select from supplier_order where id = ${partId} for update`.execute(tx)
  await sql`select from restaurant_order
    where id = (select restaurant_order_id from supplier_order where id = ${partId}) for update`.execute(
    tx,
  )
}
