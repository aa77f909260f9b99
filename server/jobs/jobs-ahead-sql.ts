import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'

/** No job of ours is to wait longer than a mail about messages, which leaves eleven minutes after the first at most. */
const LONGEST_WAIT = sql`interval '15 minutes'`
const LEEWAY = sql`interval '1 minute'`

/**
 * Jobs that a clock which has been set back since has put off, or started, are due, or started, now: the library compares their
 * moments with the clock alone. How many there were.
 */
export async function updateJobsAhead(database: Database): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update pgboss.job set start_after = least(start_after, now()), started_on = least(started_on, now()),
      heartbeat_on = least(heartbeat_on, now()), completed_on = least(completed_on, now())
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
    update pgboss.queue set monitor_on = least(monitor_on, now()), monitor_claim_on = least(monitor_claim_on, now()),
      maintain_on = least(maintain_on, now()), delta_on = least(delta_on, now())
    where greatest(monitor_on, monitor_claim_on, maintain_on, delta_on) > now() + ${LEEWAY}`.execute(
    database,
  )
  const { numAffectedRows: versions = 0n } = await sql`
    update pgboss.version set monitor_backoff_on = least(monitor_backoff_on, now() + ${LONGEST_BACKOFF}),
      bam_on = least(bam_on, now()), flow_on = least(flow_on, now())
    where monitor_backoff_on > now() + ${LONGEST_BACKOFF} + ${LEEWAY} or greatest(bam_on, flow_on) > now() + ${LEEWAY}`.execute(
    database,
  )
  return Number(queues + versions)
}

// pg-boss, MONITOR_BACKOFF_CAP_SECONDS.
const LONGEST_BACKOFF = sql`interval '1 hour'`
