import type { PgBoss } from 'pg-boss'
import type { Database } from '../../database/connect.ts'
import type { Transaction } from '../../database/transaction.ts'
import { joinJobQueue, WAITS_FOR_EVER, within } from '../job-queue.ts'

/** Seconds. Tests shorten them, and change nothing else. */
export type SliceTimes = typeof SLICE_TIMES
export const SLICE_TIMES = {
  poll: 1,
  /** After a failure, such as a lock that was not to be had in time. */
  retry: 1,
  /** Work whose worker has been silent so long is another's. No less than pg-boss takes. */
  silence: 10,
  /** How often such work is looked for. */
  supervise: 5,
}

/** What is done slice by slice, by its id. */
export type SliceJob = { importId: number }

/** Has an import worked on once the transaction commits. */
export type QueueImport = (tx: Transaction, importId: number) => Promise<void>

/** What handlers queue the imports of one queue with. */
export async function openSliceQueue(
  database: Database,
  queue: string,
  report: (problem: unknown) => void,
  shared?: PgBoss,
): Promise<{ queueImport: QueueImport; close: () => Promise<void> }> {
  const { jobs, leave } = await joinJobQueue(database, { report }, shared)
  try {
    await jobs.createQueue(queue, sliceQueueOptions(SLICE_TIMES))
    // Asks for the queue and remembers it, so that no transaction takes a second connection for it.
    await jobs.insert(queue, [])
  } catch (error) {
    await leave()
    throw error
  }
  return {
    async queueImport(tx, importId) {
      const job: SliceJob = { importId }
      await jobs.insert(queue, [{ data: job }], { db: within(tx, `insert_${queue}_job`) })
    },
    close: leave,
  }
}

/** It is tried until it has ended; the worker itself decides what cannot be applied. */
export function sliceQueueOptions({ retry, silence }: SliceTimes) {
  return {
    retryLimit: 1_000_000,
    retryDelay: retry,
    heartbeatSeconds: silence,
    expireInSeconds: 3_600,
    deleteAfterSeconds: 3_600,
    retentionSeconds: WAITS_FOR_EVER,
  }
}
