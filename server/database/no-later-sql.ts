import { type RawBuilder, sql } from 'kysely'

/** A column's moment, or the latest that it may be; one that there is not stays none, which `least` would make the latest. */
export function noLater(column: string, latest: RawBuilder<Date>): RawBuilder<Date | null> {
  const moment = sql.ref<Date | null>(column)
  // guard: clock: a moment that there is not stays none [mails.longer, accounts.longer]
  //   code: case when ${moment} > ${latest} then ${latest} else ${moment} end
  //   instead: least(${moment}, ${latest})
  return sql`case when ${moment} > ${latest} then ${latest} else ${moment} end`
}
