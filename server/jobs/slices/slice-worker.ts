import type { FastifyBaseLogger } from 'fastify'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../../database/connect.ts'
import { isDatabaseAway } from '../../database/database-away.ts'
import { inTransaction, type Transaction } from '../../database/transaction.ts'
import { joinJobQueue } from '../job-queue.ts'
import { inJobSpan } from '../job-span.ts'
import { SLICE_TIMES, type SliceJob, type SliceTimes, sliceQueueOptions } from './slice-queue.ts'

/** Of each queue two suppliers' imports at once in one server: four of the ten connections of the pool. */
const IMPORTS_AT_ONCE = 2

/** How the imports of a queue are worked on: each in a transaction of its own. */
export type SlicedWork = {
  queue: string
  /** Writes the next slice and says how far it has come; false when there is nothing more to do. */
  advance: (tx: Transaction, importId: number) => Promise<boolean>
  /** Begins to take back what has been written of one that cannot be written to its end. */
  revert: (tx: Transaction, importId: number) => Promise<void>
}

export type SliceWorkerGiven = {
  database: Database
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  times?: SliceTimes
  /** Of this process. */
  jobs?: PgBoss | undefined
}

/** Writes the imports of a queue, as long as it runs. Any number of servers may work on one database. */
export async function startSliceWorker(
  { queue, ...work }: SlicedWork,
  { database, log, times = SLICE_TIMES, jobs: shared }: SliceWorkerGiven,
): Promise<{ stop: () => Promise<void> }> {
  let isClosing = false
  const supervision = { superviseEvery: times.supervise, report: warn }
  const { jobs, leave } = await joinJobQueue(database, supervision, shared)
  await jobs.createQueue(queue)
  await jobs.updateQueue(queue, sliceQueueOptions(times))

  function warn(problem: unknown) {
    if (!isDatabaseAway(problem)) log.warn(problem)
  }

  async function finish(importId: number): Promise<void> {
    while (await advance(importId)) if (isClosing) throw new Error('the server ends')
  }

  /** A slice that the database refuses for its content will always be refused: what was applied is taken back. */
  function advance(importId: number): Promise<boolean> {
    return inTransaction(database, (tx) => work.advance(tx, importId)).catch(async (error) => {
      if (isDatabaseAway(error)) throw error
      log.error(error)
      await inTransaction(database, (tx) => work.revert(tx, importId))
      return true
    })
  }

  await jobs.work<SliceJob>(
    queue,
    { pollingIntervalSeconds: times.poll, localConcurrency: IMPORTS_AT_ONCE },
    async ([job]) => {
      if (job) await inJobSpan(queue, 1, () => finish(job.data.importId))
    },
  )
  return {
    async stop() {
      isClosing = true
      await jobs.offWork(queue, { wait: true })
      await leave()
    },
  }
}
