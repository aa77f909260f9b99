import type { PgBoss } from 'pg-boss'
import type { Database } from '../../database/connect.ts'
import type { Transaction } from '../../database/transaction.ts'
import { joinJobQueue, WAITS_FOR_EVER, within } from '../../jobs/job-queue.ts'

export const IMPORT_QUEUE = 'catalogue-import'

/** Seconds. Tests shorten them, and change nothing else. */
export type ImportTimes = typeof IMPORT_TIMES
export const IMPORT_TIMES = {
  poll: 1,
  /** After a failure, such as a lock that was not to be had in time. */
  retry: 1,
  /** An import whose worker has been silent so long is another's. No less than pg-boss takes. */
  silence: 10,
  /** How often such imports are looked for. */
  supervise: 5,
}

export type ImportJob = { importId: number }

/** Has an import worked on once the transaction commits. */
export type QueueImport = (tx: Transaction, importId: number) => Promise<void>

/** What handlers queue imports with. */
export async function openImportQueue(
  database: Database,
  report: (problem: unknown) => void,
  shared?: PgBoss,
): Promise<{ queueImport: QueueImport; close: () => Promise<void> }> {
  const { jobs, leave } = await joinJobQueue(database, { report }, shared)
  try {
    await jobs.createQueue(IMPORT_QUEUE, importQueueOptions(IMPORT_TIMES))
    // Asks for the queue and remembers it, so that no transaction takes a second connection for it.
    await jobs.insert(IMPORT_QUEUE, [])
  } catch (error) {
    await leave()
    throw error
  }
  return {
    async queueImport(tx, importId) {
      const job: ImportJob = { importId }
      await jobs.insert(IMPORT_QUEUE, [{ data: job }], { db: within(tx, 'insert_import_job') })
    },
    close: leave,
  }
}

/** An import is tried until it has ended; the worker itself decides what cannot be applied. */
export function importQueueOptions({ retry, silence }: ImportTimes) {
  return {
    retryLimit: 1_000_000,
    retryDelay: retry,
    heartbeatSeconds: silence,
    expireInSeconds: 3_600,
    deleteAfterSeconds: 3_600,
    retentionSeconds: WAITS_FOR_EVER,
  }
}
