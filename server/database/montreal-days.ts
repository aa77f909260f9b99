import { type RawBuilder, sql } from 'kysely'

/** Montréal keeps Toronto's clock, and tzdata knows it under that name. */
export const MONTREAL: RawBuilder<string> = sql.lit('America/Toronto')

/** The day a moment falls on in Montréal, 'YYYY-MM-DD'. */
export function montrealDay(column: string): RawBuilder<string> {
  return sql<string>`(${sql.ref(column)} at time zone ${MONTREAL})::date`
}

/** The moment a day, 'YYYY-MM-DD', begins in Montréal; `later` counts days on from there. */
export function startOfMontrealDay(day: string | RawBuilder<string>, later = 0): RawBuilder<Date> {
  return sql<Date>`((${day}::date + ${later}::integer)::timestamp at time zone ${MONTREAL})`
}

/** The day it is in Montréal by the database's clock. */
export const MONTREAL_TODAY: RawBuilder<string> = sql<string>`(now() at time zone ${MONTREAL})::date`

/** The moment that the day of twelve months ago began in Montréal, by the database's clock. */
export const TWELVE_MONTHS_AGO: RawBuilder<Date> = sql<Date>`((${MONTREAL_TODAY} - interval '12 months') at time zone ${MONTREAL})`

/** The moment that the week of a moment began in Montréal, Monday at 0:00: of this one by the database's clock, unless said. */
export function startOfMontrealWeek(moment: RawBuilder<Date> = sql`now()`): RawBuilder<Date> {
  return sql<Date>`date_trunc('week', ${moment}, ${MONTREAL})`
}
