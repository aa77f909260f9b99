import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely, Transaction as KyselyTransaction } from 'kysely'
import type { Database } from './connect.ts'
import type { DB } from './schema.generated.ts'

/** A handle inside a transaction. */
export type Transaction = KyselyTransaction<DB>

/** A handle that only reads; a database and a transaction both are one. */
export type Reader = Pick<Kysely<DB>, 'selectFrom' | 'selectNoFrom' | 'with' | 'fn'>

const RETRIES = 5
const LONGEST_PAUSE = 50

/**
 * Runs `work` in one transaction, and again from its beginning, at most five times, when PostgreSQL
 * gave it up for another one (serialization failure, deadlock). So `work` does nothing but SQL; what is to follow a commit, it leaves to `afterCommit`.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      const then: AfterCommit[] = []
      const result = await database.transaction().execute((tx) => {
        afterCommits.set(tx, then)
        return work(tx)
      })
      for (const run of then) run(database)
      return result
    } catch (error) {
      if (!isRetryable(error) || attempt === RETRIES) throw error
      await sleep(Math.random() * LONGEST_PAUSE * 2 ** attempt)
    }
  }
}

type AfterCommit = (database: Database) => void

const afterCommits = new WeakMap<Transaction, AfterCommit[]>()

/** Runs once what a transaction of `inTransaction` did is there for all; never when it was undone. Must not throw. */
export function afterCommit(tx: Transaction, run: AfterCommit): void {
  const then = afterCommits.get(tx)
  if (!then) throw new Error('this transaction was not begun by inTransaction()')
  then.push(run)
}

/** 40001 serialization_failure, 40P01 deadlock_detected: nothing of the transaction happened. */
export function isRetryable(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01')
  )
}
