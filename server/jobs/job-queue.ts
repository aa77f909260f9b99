import { sql } from 'kysely'
import { type Db, fromKysely, PgBoss } from 'pg-boss'
import type { Database } from '../database/connect.ts'
import { isDatabaseAway } from '../database/database-away.ts'
import type { Transaction } from '../database/transaction.ts'

/**
 * Seconds, of an option of a queue: fifty years. The library deletes what waits for longer, by the database's clock: one that goes
 * ahead for a moment would take jobs that nobody has begun.
 */
export const WAITS_FOR_EVER = 50 * 365 * 24 * 3_600

type Supervision = {
  /** How often, in seconds, jobs of a worker that is gone are given back. Only those who work jobs say. */
  superviseEvery?: number
  report: (problem: unknown) => void
}

/** The queue of jobs, in the schema `pgboss` of our database (job-schema.ts) and over our own pool. */
export async function openJobQueue(
  database: Database,
  { superviseEvery, report }: Supervision,
): Promise<PgBoss> {
  const queue = new PgBoss({
    db: overPool(database),
    migrate: false,
    schedule: false,
    supervise: superviseEvery !== undefined,
    ...(superviseEvery && {
      superviseIntervalSeconds: superviseEvery,
      monitorIntervalSeconds: superviseEvery,
    }),
    maintenanceIntervalSeconds: 3_600,
    // It would be cut off by our limit on statements and leave an index that is invalid.
    reindex: false,
  })
  queue.on('warning', report)
  // The pool's own trouble shows in every request already, and each poll would repeat it.
  queue.on('error', (error) => {
    if (!isDatabaseAway(error)) report(error)
  })
  try {
    return await queue.start()
  } catch (error) {
    // What it had begun would keep a process alive that has nothing more to do.
    await closeJobQueue(queue)
    throw error
  }
}

/** The queue that a process has already, which it closes itself; or one of its own, to be left. */
export async function joinJobQueue(
  database: Database,
  supervision: Supervision,
  shared: PgBoss | undefined,
): Promise<{ jobs: PgBoss; leave: () => Promise<void> }> {
  if (shared) return { jobs: shared, leave: async () => {} }
  const jobs = await openJobQueue(database, supervision)
  return { jobs, leave: () => closeJobQueue(jobs) }
}

/** To be called once nothing works its jobs any more. */
export function closeJobQueue(jobs: PgBoss): Promise<void> {
  return jobs.stop({ graceful: false, close: false })
}

/**
 * To pass as `db`: the job is there if and only if the transaction commits. The statement is prepared under `name`, which is
 * for one call of the library and one queue: pg refuses another text under it.
 */
export function within(tx: Transaction, name: string): Db {
  return {
    executeSql: (text, values) =>
      // As in prepared.ts: what stands as text is passed on to pg.
      fromKysely(tx).executeSql({ name, text } as unknown as string, values),
  }
}

/**
 * The library sends whole transactions, from begin to commit, as one text: one that fails on its way is still open, and
 * would go back to the pool so.
 */
function overPool(database: Database): Db {
  return {
    executeSql: (text, values) =>
      database.connection().execute(async (connection) => {
        try {
          return await fromKysely(connection).executeSql(text, values)
        } catch (error) {
          await sql`rollback`.execute(connection).catch(() => {})
          throw error
        }
      }),
  }
}
