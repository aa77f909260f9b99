import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/connect.ts'
import { isDatabaseAway } from '../database/database-away.ts'
import { updateJobsAhead, updateTendingAhead } from '../jobs/jobs-ahead-sql.ts'
import { repeat } from '../jobs/repeat.ts'
import { TABLES_WITH_MOMENTS, updateMomentsAhead, updateStepsAhead } from './moments-ahead-sql.ts'

const RULES: Record<string, (database: Database) => Promise<number>> = {
  // The first: mails wait for them.
  'tending of jobs': updateTendingAhead,
  // guard: clock: jobs ahead are due [mails.longer]
  jobs: updateJobsAhead,
  ...Object.fromEntries(
    TABLES_WITH_MOMENTS.map((table) => [
      table,
      (database: Database) => updateMomentsAhead(database, table),
    ]),
  ),
  // guard: clock: a code of a time ahead keeps nobody out [accounts.longer]
  'second factors': updateStepsAhead,
}

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>

/** Brings what a clock of the database that was set back has left in the future to the present, once, unless aborted. */
export async function correctMoments(
  database: Database,
  log: Log,
  signal?: AbortSignal,
): Promise<void> {
  const rows: Record<string, number> = {}
  for (const [name, rule] of Object.entries(RULES)) {
    if (signal?.aborted) break
    try {
      const corrected = await rule(database)
      if (corrected > 0) rows[name] = corrected
    } catch (err) {
      if (!isDatabaseAway(err)) log.error({ rule: name, err }, 'moments ahead were not corrected')
    }
  }
  if (Object.keys(rows).length > 0) log.warn({ rows }, 'the clock of the database was set back')
}

const EVERY = 30_000

/** The same at once and each half minute, as long as the server runs; several servers do no harm. */
export function startCorrectingMoments(
  database: Database,
  log: Log,
): { stop: () => Promise<void> } {
  return repeat((signal) => correctMoments(database, log, signal), EVERY)
}
