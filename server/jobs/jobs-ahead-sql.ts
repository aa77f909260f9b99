import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { noLater } from '../database/no-later-sql.ts'

/** No job of ours is to wait longer than a mail about messages, which leaves eleven minutes after the first at most. */
const LONGEST_WAIT = sql`interval '15 minutes'`
// pg-boss, MONITOR_BACKOFF_CAP_SECONDS.
const latestBackoff = sql<Date>`now() + interval '1 hour'`
const LEEWAY = sql`interval '1 minute'`

/**
 * Jobs that a clock which has been set back since has put off, or started, are due, or started, now: the library compares their
 * moments with the clock alone. How many there were.
 */
export async function updateJobsAhead(database: Database): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update pgboss.job set ${noneLater('start_after', 'started_on', 'heartbeat_on', 'completed_on')}
    where (name, id) in (
      select name, id from pgboss.job
      where state < 'active' and start_after > now() + ${LONGEST_WAIT}
        or state = 'active' and greatest(started_on, heartbeat_on) > now() + ${LEEWAY}
        or completed_on > now() + ${LEEWAY}
      for no key update skip locked)`.execute(database)
  return Number(numAffectedRows)
}

/** The same for what the library itself does every so often: taking jobs over from a worker that is gone, deleting old ones. */
export async function updateTendingAhead(database: Database): Promise<number> {
  const { numAffectedRows: queues = 0n } = await sql`
    update pgboss.queue set ${noneLater('monitor_on', 'monitor_claim_on', 'maintain_on', 'delta_on')}
    where greatest(monitor_on, monitor_claim_on, maintain_on, delta_on) > now() + ${LEEWAY}`.execute(
    database,
  )
  const { numAffectedRows: versions = 0n } = await sql`
    update pgboss.version set ${noneLater('bam_on', 'flow_on')},
      monitor_backoff_on = ${noLater('monitor_backoff_on', latestBackoff)}
    where monitor_backoff_on > ${latestBackoff} + ${LEEWAY} or greatest(bam_on, flow_on) > now() + ${LEEWAY}`.execute(
    database,
  )
  return Number(queues + versions)
}

function noneLater(...columns: string[]): RawBuilder<unknown> {
  const now = sql<Date>`now()`
  return sql.join(columns.map((column) => sql`${sql.ref(column)} = ${noLater(column, now)}`))
}
