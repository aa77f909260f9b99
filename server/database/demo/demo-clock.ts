import { sql } from 'kysely'
import type { Reader } from '../transaction.ts'

const HOUR = 3_600_000

/** The moment so many hours before the demo market was loaded. */
export type HoursBefore = (hours: number) => Date

/** Ages become dates by the database's clock, which is the one that decides limits. */
export async function readDemoClock(reader: Reader): Promise<HoursBefore> {
  const { now } = await reader.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow()
  return (hours) => new Date(now.getTime() - hours * HOUR)
}
