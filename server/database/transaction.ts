import { setTimeout as sleep } from 'node:timers/promises'
import type {
  CommonTableExpression,
  Kysely,
  Transaction as KyselyTransaction,
  QueryCreator,
  QueryCreatorWithCommonTableExpression,
  SelectQueryBuilder,
} from 'kysely'
import type { Database } from './connect.ts'
import type { DB } from './schema.generated.ts'

type AfterCommit = (database: Database) => void

/** A handle inside a transaction. */
export type Transaction = KyselyTransaction<DB> & {
  /** Runs once, when what the transaction did is committed; never when it was rolled back. Must not throw. */
  afterCommit(run: AfterCommit): void
}

/** A handle that only reads, in common table expressions too; a database and a transaction both are one. */
export type Reader = ReadOnly<DB> & Pick<Kysely<DB>, 'fn'>

/** `with` takes no query that writes, which Kysely's own would. */
type ReadOnly<Tables> = Selecting<Tables> & {
  with<Name extends string, Query extends (reader: Selecting<Tables>) => AnySelect>(
    name: NameWith<Name>,
    query: Query,
  ): ReadOnlyOf<QueryCreatorWithCommonTableExpression<Tables, Name, Query>>
}
type ReadOnlyOf<Creator> = Creator extends QueryCreator<infer Tables> ? ReadOnly<Tables> : never
type Selecting<Tables> = Pick<QueryCreator<Tables>, 'selectFrom' | 'selectNoFrom'>
declare const creator: QueryCreator<DB>
type NameWith<Name extends string> = Parameters<
  typeof creator.with<Name, CommonTableExpression<DB, Name>>
>[0]
// biome-ignore lint/suspicious/noExplicitAny: a selection of any columns from any tables.
type AnySelect = SelectQueryBuilder<any, any, any>

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
