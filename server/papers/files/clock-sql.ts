import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'

/** The moment it is by the database's clock, RFC 3339. */
export async function readMoment(reader: Reader): Promise<string> {
  const { now } = await reader
    .selectNoFrom(sql<string>`to_json(now())#>>'{}'`.as('now'))
    .executeTakeFirstOrThrow()
  return now
}
