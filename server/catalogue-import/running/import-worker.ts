import type { FastifyBaseLogger } from 'fastify'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../../database/connect.ts'
import { isDatabaseAway } from '../../database/database-away.ts'
import { inTransaction, type Transaction } from '../../database/transaction.ts'
import { joinJobQueue } from '../../jobs/job-queue.ts'
import { inJobSpan } from '../../jobs/job-span.ts'
import { lockRunningImport, updateState } from '../imports-sql.ts'
import { advanceImport } from './advance-import.ts'
import {
  IMPORT_QUEUE,
  IMPORT_TIMES,
  type ImportJob,
  type ImportTimes,
  importQueueOptions,
} from './import-queue.ts'

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>

/** Two suppliers' imports at once in one server; the pool has ten connections. */
const IMPORTS_AT_ONCE = 2

/** Writes the imports that are queued, as long as it runs. Any number of servers may work on one database. */
export async function startImportWorker({
  database,
  log,
  times = IMPORT_TIMES,
  jobs: shared,
}: {
  database: Database
  log: Log
  times?: ImportTimes
  /** Of this process. */
  jobs?: PgBoss | undefined
}): Promise<{ stop: () => Promise<void> }> {
  let isClosing = false
  const supervision = { superviseEvery: times.supervise, report: warn }
  const { jobs, leave } = await joinJobQueue(database, supervision, shared)
  await jobs.createQueue(IMPORT_QUEUE)
  await jobs.updateQueue(IMPORT_QUEUE, importQueueOptions(times))

  function warn(problem: unknown) {
    if (!isDatabaseAway(problem)) log.warn(problem)
  }

  async function finish(importId: number): Promise<void> {
    while (await advance(importId)) if (isClosing) throw new Error('the server ends')
  }

  /** A slice that the database refuses for its content will always be refused: what was applied is taken back. */
  function advance(importId: number): Promise<boolean> {
    return inTransaction(database, (tx) => advanceImport(tx, importId)).catch((error) => {
      if (isDatabaseAway(error)) throw error
      log.error(error)
      return inTransaction(database, (tx) => revert(tx, importId))
    })
  }

  await jobs.work<ImportJob>(
    IMPORT_QUEUE,
    { pollingIntervalSeconds: times.poll, localConcurrency: IMPORTS_AT_ONCE },
    async ([job]) => {
      if (job) await inJobSpan(IMPORT_QUEUE, 1, () => finish(job.data.importId))
    },
  )
  return {
    async stop() {
      isClosing = true
      await jobs.offWork(IMPORT_QUEUE, { wait: true })
      await leave()
    },
  }
}

/** Begins to take back what an import has applied; true, for there is something to do. */
async function revert(tx: Transaction, importId: number): Promise<boolean> {
  const running = await lockRunningImport(tx, importId)
  if (running?.state !== 'applying') throw new Error('an import cannot be taken back')
  await updateState(tx, importId, 'reverting')
  return true
}
