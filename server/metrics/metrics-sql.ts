import { sql } from 'kysely'
import type { Reader } from '../database/transaction.ts'

type CountedJobs = { queue: string; state: string; count: number; oldest: number }

/** Jobs that have not ended well, by queue and state as pg-boss names both, and for how many seconds the oldest has been there. */
export async function countJobs(reader: Reader): Promise<CountedJobs[]> {
  return reader
    .selectFrom(
      sql<CountedJobs>`(
        select name as queue, state::text, count(*) as count,
          extract(epoch from clock_timestamp() - min(created_on))::float8 as oldest
        from pgboss.job
        where state in ('created', 'retry', 'active', 'failed') group by name, state)`.as('job'),
    )
    .selectAll()
    .execute()
}
