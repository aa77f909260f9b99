import { fromKysely, PgBoss } from 'pg-boss'
import type { Database } from '../database/connect.ts'
import { isDatabaseAway } from '../database/database-away.ts'
import type { Transaction } from '../database/transaction.ts'

type Tending = {
  /** How often, in seconds, jobs of a worker that is gone are given back. Only those who work jobs say. */
  tendEvery?: number
  report: (problem: unknown) => void
}

/** The queue of jobs, in the schema `pgboss` of our database and over our own pool. Made there when it is missing. */
export function openJobQueue(database: Database, { tendEvery, report }: Tending): Promise<PgBoss> {
  const queue = new PgBoss({
    db: fromKysely(database),
    schedule: false,
    supervise: tendEvery !== undefined,
    ...(tendEvery && { superviseIntervalSeconds: tendEvery, monitorIntervalSeconds: tendEvery }),
    maintenanceIntervalSeconds: 3_600,
    // It would be cut off by our limit on statements and leave an index that is invalid.
    reindex: false,
  })
  queue.on('warning', report)
  // The pool's own trouble shows in every request already, and each poll would repeat it.
  queue.on('error', (error) => {
    if (!isDatabaseAway(error)) report(error)
  })
  return queue.start()
}

/** To pass as `db`: the job is there if and only if the transaction commits. */
export function within(tx: Transaction) {
  return fromKysely(tx)
}
