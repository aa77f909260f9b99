import type { FastifyBaseLogger } from 'fastify'
import { eraseAccounts } from '../accounts/erase-accounts-sql.ts'
import { erasePersons } from '../accounts/erase-persons-sql.ts'
import type { Database } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'
import { repeat } from '../jobs/repeat.ts'
import {
  deleteExpired,
  EXPIRED,
  lockOldRefusedAccounts,
  lockPersonsWithoutBusiness,
  updateOldClosedNames,
} from './retention-sql.ts'
import { watchClock } from './watch-clock.ts'

const HOUR = 3_600_000

/** Rows of one transaction: short enough that nobody waits for it. An import has thousands of lines. */
const PIECE = 500
const SMALLER_PIECES: Record<string, number> = {
  catalogue_import: 5,
  price_import: 5,
  'refused accounts': 50,
  'persons without a business': 50,
}

/** Deals with at most `limit` rows; how many there were. */
type Rule = (database: Database, limit: number) => Promise<number>

const deleteExpiredRows = Object.fromEntries(
  (Object.keys(EXPIRED) as (keyof typeof EXPIRED)[]).map((table): [string, Rule] => [
    table,
    (database, limit) => deleteExpired(database, table, limit),
  ]),
)

const RULES: Record<string, Rule> = {
  ...deleteExpiredRows,
  'refused accounts': (database, limit) =>
    inTransaction(database, async (tx) => {
      const accountIds = await lockOldRefusedAccounts(tx, limit)
      await eraseAccounts(tx, accountIds)
      return accountIds.length
    }),
  'persons without a business': (database, limit) =>
    inTransaction(database, async (tx) => {
      const personIds = await lockPersonsWithoutBusiness(tx, limit)
      await erasePersons(tx, personIds)
      return personIds.length
    }),
  'names of closed restaurants': (database, limit) =>
    updateOldClosedNames(database, 'restaurant', limit),
  'names of closed suppliers': (database, limit) =>
    updateOldClosedNames(database, 'supplier', limit),
}

type Run = {
  /** A rule that fails keeps no other from its work. */
  onFailure: (rule: string, error: unknown) => void
  signal?: AbortSignal
}

/** Deletes what nobody needs any more, once, piece by piece. Answers the rows by rule, of rules that found any. */
export async function applyRetention(
  database: Database,
  { onFailure, signal }: Run,
): Promise<Record<string, number>> {
  const rows: Record<string, number> = {}
  for (const [name, rule] of Object.entries(RULES)) {
    const piece = SMALLER_PIECES[name] ?? PIECE
    try {
      let dealt = piece
      while (!signal?.aborted && dealt === piece) {
        dealt = await rule(database, piece)
        if (dealt > 0) rows[name] = (rows[name] ?? 0) + dealt
      }
    } catch (error) {
      // guard: retention: a rule that fails keeps no other from its work [retention]
      //   instead: onFailure(name, error) return
      onFailure(name, error)
    }
  }
  return rows
}

type Reports = {
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
  /** Told after each run which rows went, by rule, and whether no rule failed. */
  count?: ((rows: Record<string, number>, isWhole: boolean) => void) | undefined
}

/** The same at once and every hour, as long as the server runs; several servers do no harm. */
export function startRetention(
  database: Database,
  { log, count }: Reports,
): { stop: () => Promise<void> } {
  const hoursAstray = watchClock(database)
  function waits(facts: object, reason: string) {
    log.error(facts, `retention waits: ${reason}`)
    count?.({}, false)
  }
  // Promised in the privacy page: whoever looks after the server has to know when it does not happen.
  async function run(signal: AbortSignal) {
    let isWhole = true
    try {
      const hours = await hoursAstray()
      // guard: clock: retention waits while it is astray [watch-clock]
      //   code: if (hours !== 0) return
      //   instead: if (hours === Number.POSITIVE_INFINITY) return
      if (hours !== 0) return waits({ hours }, 'the clock of the database is astray')
    } catch (err) {
      // guard: clock: retention waits when it was not answered [retention]
      return waits({ err }, 'the clock of the database was not answered')
    }
    const onFailure = (rule: string, err: unknown) => {
      isWhole = false
      log.error({ rule, err }, 'retention failed')
    }
    const rows = await applyRetention(database, { onFailure, signal })
    count?.(rows, isWhole && !signal.aborted)
    if (Object.keys(rows).length > 0) log.info({ rows }, 'retention')
  }
  return repeat(run, HOUR)
}
