import {
  type CandidateDay,
  type DeliveryTerms,
  MAX_DAYS_AHEAD,
} from '@halles/domain/delivery-days.ts'
import { type RawBuilder, sql } from 'kysely'
import { instant } from '../database/instant.ts'
import { MONTREAL, montrealDay } from '../database/montreal-days.ts'
import { type Parameters, prepared } from '../database/prepared.ts'
import type { Reader } from '../database/transaction.ts'

/** What a supplier's rules say of the next days for one of its zones, at a moment of the database's clock (ISO 8601). */
export type DeliveryCandidates = {
  supplierId: number
  zoneId: number
  at: string
  terms: DeliveryTerms
  candidates: CandidateDay[]
}

// now() would be when the transaction began: a checkout that waited for its locks decides by when it stopped waiting. Read once a
// statement, so that one moment decides what day it is and which cut-offs have passed.
export const MOMENT = sql<{ at: Date }>`(select clock_timestamp() as at)`.as('moment')
export const today = montrealDay('moment.at')

/** The next days of a zone, both ids columns of the query; beside the moment's row. */
export function candidatesOf(supplierId: string, zoneId: string): RawBuilder<CandidateDay[]> {
  const [supplier, zone] = [sql.ref(supplierId), sql.ref(zoneId)]
  const mostAhead = sql.lit(MAX_DAYS_AHEAD)
  // Read once for all days: most suppliers have few.
  const exceptions = (kind: 'extra' | 'closed') => sql`(
    select distinct on (day) * from delivery_exception
    where supplier_id = ${supplier} and kind = ${sql.lit(kind)} and (zone_id is null or zone_id = ${zone})
      and day between ${today} and ${today} + ${mostAhead}
    order by day, zone_id nulls last)`
  return sql`(
    select coalesce(json_agg(json_build_object(
      'day', days.day,
      'run', case when run.zone_id is not null then ${timesOf('run')} end,
      'extra', case when extra.id is not null then ${timesOf('extra')} end,
      'isClosed', closed.id is not null
    ) order by days.day), '[]')
    from (select ${today} + ahead as day from generate_series(0, ${mostAhead}) as ahead) days
    left join delivery_run run on run.zone_id = ${zone} and run.weekday = extract(isodow from days.day)
    left join ${exceptions('extra')} extra on extra.day = days.day
    left join ${exceptions('closed')} closed on closed.day = days.day
    where run.zone_id is not null or extra.id is not null)`
}

/** Of a run or an extra delivery on one of the days: its cut-off is a local time so many days before. */
function timesOf(row: 'run' | 'extra'): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${row}.${name}`)
  const cutOffAt = sql`((days.day - ${column('days_before')} + ${column('cut_off')}) at time zone ${MONTREAL})`
  const windowAt = sql`((days.day + ${column('window_from')}) at time zone ${MONTREAL})`
  return sql`json_build_object(
    'cutOffAt', ${cutOffAt},
    'from', to_char(${column('window_from')}, 'HH24:MI'),
    'to', to_char(${column('window_to')}, 'HH24:MI'),
    'isBeforeCutOff', moment.at < ${cutOffAt},
    'isBeforeWindow', moment.at < ${windowAt})`
}

/** Of a joined `supplier`, beside the moment's row. */
export const terms = sql<DeliveryTerms>`json_build_object('today', ${today}, 'cutOffRule', supplier.cut_off_rule,
  'closedHolidays', supplier.closed_holidays)`

const candidateDays = prepared(
  'list_candidate_days',
  (reader: Reader, { zoneIds }: Parameters<{ zoneIds: number[] }>) =>
    reader
      .selectFrom('delivery_zone as zone')
      .innerJoin('supplier', 'supplier.account_id', 'zone.supplier_id')
      .crossJoin(MOMENT)
      .select([
        'zone.supplier_id as supplierId',
        'zone.id as zoneId',
        instant('moment.at').as('at'),
        terms.as('terms'),
        candidatesOf('zone.supplier_id', 'zone.id').as('candidates'),
      ])
      // The planner does not know how long this array is, so that it plans once and not at each execution.
      .where('zone.id', '=', sql<number>`any(array(select unnest(${zoneIds}::integer[])))`),
)

/**
 * What the suppliers' rules say for some of their zones of today and the next MAX_DAYS_AHEAD days, by the database's clock at
 * this moment. To be decided upon by `offeredDays`.
 */
export async function listCandidateDays(
  reader: Reader,
  zoneIds: number[],
): Promise<DeliveryCandidates[]> {
  const { rows } = await candidateDays(reader, { zoneIds })
  return rows
}
