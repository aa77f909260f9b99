import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { startOfMontrealDay, TWELVE_MONTHS_AGO } from '../../database/montreal-days.ts'

/** Days in Montréal, 'YYYY-MM-DD', both included. */
export type Days = { from?: string | undefined; to?: string | undefined }

/** Whether an order was placed on those days; where neither is named and it is to be bounded, in the last twelve months. */
export function placedWithin(
  column: string,
  { from, to }: Days,
  { isBounded }: { isBounded: boolean },
): RawBuilder<SqlBool> {
  const isOpen = from === undefined && to === undefined
  const since = isOpen && isBounded ? TWELVE_MONTHS_AGO : from && startOfMontrealDay(from)
  const until = to && startOfMontrealDay(to, 1)
  const placedAt = sql.ref(column)
  return sql<SqlBool>`${sql.join(
    [
      sql`true`,
      ...(since ? [sql`${placedAt} >= ${since}`] : []),
      ...(until ? [sql`${placedAt} < ${until}`] : []),
    ],
    sql` and `,
  )}`
}
