import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'

const PAUSE = 20
const TRIES = 5

/** Accounts whose notification is still to be sent, per database handle. */
const pending = new WeakMap<Database, Set<number>>()

/**
 * Notifies every server with an open stream of these accounts; notifications of one moment go out as one statement.
 * Called after the commit, not in it: PostgreSQL commits transactions that notify one after the other, each waiting for
 * the previous one's disk write. A notification that fails is made up for by the stream's next heartbeat.
 */
export function notifyLive(database: Database, accountIds: number[]): void {
  const accountIdsPending = pending.get(database)
  for (const id of accountIds) accountIdsPending?.add(id)
  if (!accountIdsPending) void notifyPending(database, new Set(accountIds))
}

async function notifyPending(database: Database, accountIdsPending: Set<number>): Promise<void> {
  pending.set(database, accountIdsPending)
  for (let failures = 0; accountIdsPending.size > 0 && failures < TRIES; ) {
    const accountIds = [...accountIdsPending]
    accountIdsPending.clear()
    try {
      await notify(database, accountIds)
      failures = 0
    } catch {
      failures++
      for (const id of accountIds) accountIdsPending.add(id)
    }
    await sleep(PAUSE * 2 ** failures, undefined, { ref: false })
  }
  pending.delete(database)
}

/** A lost notification loses no data: no need to wait for the disk. */
function notify(database: Database, accountIds: number[]): Promise<unknown> {
  return sql`
    select set_config('synchronous_commit', 'off', true), count(pg_notify('live', id::text))
    from unnest(${accountIds}::integer[]) id`.execute(database)
}
