import type { FastifyBaseLogger } from 'fastify'
import { eraseAccounts } from '../accounts/erase-accounts-sql.ts'
import type { Database } from '../database/connect.ts'
import { isDatabaseAway } from '../database/database-away.ts'
import { inTransaction } from '../database/transaction.ts'
import { deleteExpired, listOldRefusedAccounts, updateOldClosedNames } from './retention-sql.ts'

const HOUR = 3_600_000

/** Forgets what nobody needs any more, once. */
export function applyRetention(database: Database): Promise<void> {
  return inTransaction(database, async (tx) => {
    await deleteExpired(tx)
    await eraseAccounts(tx, await listOldRefusedAccounts(tx))
    await updateOldClosedNames(tx)
  })
}

/** The same every hour, as long as the server runs; several servers do no harm. */
export function startRetention(
  database: Database,
  log: Pick<FastifyBaseLogger, 'warn'>,
): { stop: () => void } {
  const run = () =>
    applyRetention(database).catch((error) => {
      if (!isDatabaseAway(error)) log.warn(error)
    })
  const timer = setInterval(run, HOUR)
  return { stop: () => clearInterval(timer) }
}
