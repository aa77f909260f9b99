import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely, Transaction as KyselyTransaction } from 'kysely'
import type { Database } from './connect.ts'
import type { DB } from './schema.generated.ts'

type AfterCommit = (database: Database) => void

/** A handle inside a transaction. */
export type Transaction = KyselyTransaction<DB> & {
  /** Runs once, when what the transaction did is committed; never when it was rolled back. Must not throw. */
  afterCommit(run: AfterCommit): void
}

/** A handle that only reads; a database and a transaction both are one. */
export type Reader = Pick<Kysely<DB>, 'selectFrom' | 'selectNoFrom' | 'with' | 'fn'>

const RETRIES = 5
const LONGEST_PAUSE = 50

/**
 * Runs `work` in one transaction, and again from its beginning, at most five times, when PostgreSQL aborted it in
 * favour of another one (serialization failure, deadlock). So `work` does nothing but SQL; what is to follow a commit it
 * leaves to `tx.afterCommit`.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      const followUps: AfterCommit[] = []
      const afterCommit = (run: AfterCommit) => void followUps.push(run)
      const result = await database
        .transaction()
        .execute((tx) => work(Object.assign(tx, { afterCommit })))
      for (const run of followUps) run(database)
      return result
    } catch (error) {
      if (!isRetryable(error) || attempt === RETRIES) throw error
      await sleep(Math.random() * LONGEST_PAUSE * 2 ** attempt)
    }
  }
}

/** 40001 serialization_failure, 40P01 deadlock_detected: nothing of the transaction happened. */
export function isRetryable(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01')
  )
}
