import { sql } from 'kysely'
import type { Reader } from '../database/transaction.ts'

/** Mails that wait for their delivery, and for how many seconds the oldest has waited: 0 where none does. */
export async function waitingMails(reader: Reader): Promise<{ count: number; oldest: number }> {
  return reader
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8`.as(
        'oldest',
      ),
    ])
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
}

/** Jobs that have not ended well, by queue and state, as pg-boss names both. */
export async function countJobs(
  reader: Reader,
): Promise<{ queue: string; state: string; count: number }[]> {
  return reader
    .selectFrom(
      sql<{ queue: string; state: string; count: number }>`(
        select name as queue, state::text, count(*) as count from pgboss.job
        where state in ('created', 'retry', 'active', 'failed') group by name, state)`.as('job'),
    )
    .selectAll()
    .execute()
}
