import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { type CandidateDay, type DeliveryTerms, offeredDays } from '@halles/domain/delivery-days.ts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Reader } from '../../database/transaction.ts'
import type { SupplierId } from '../../platform/access/viewer.ts'
import { candidatesOf, MOMENT, terms, today } from '../candidate-days-sql.ts'

export type DeliveryRules = Output<Endpoints['getDeliveryRules']>
type Zone = DeliveryRules['zones'][number]

/** Of the days that a zone's restaurants are offered, as many are shown. */
const DAYS_SHOWN = 7

/** All that a supplier says of its deliveries, with what restaurants of each zone are offered next, in one statement. */
export async function getRules(reader: Reader, supplierId: SupplierId): Promise<DeliveryRules> {
  const found = await supplierRules(reader)
    .where('supplier.account_id', '=', supplierId)
    .executeTakeFirstOrThrow()
  const { terms: termsNow, zones, ...rules } = found
  return {
    ...rules,
    today: termsNow.today,
    cut_off_rule: termsNow.cutOffRule,
    closed_holidays: [...termsNow.closedHolidays],
    zones: zones.map(({ candidates, ...zone }) => ({
      ...zone,
      next_days: nextDays(candidates, termsNow),
    })),
  }
}

/** For goods that need no days of their own. */
function nextDays(candidates: readonly CandidateDay[], termsNow: DeliveryTerms): Zone['next_days'] {
  return offeredDays(candidates, termsNow, 0)
    .slice(0, DAYS_SHOWN)
    .map(({ day, cutOffAt, from, to, isLate }) => ({
      day,
      cut_off_at: cutOffAt,
      from,
      to,
      is_late: isLate,
    }))
}

function supplierRules(reader: Reader) {
  return reader
    .selectFrom('supplier')
    .crossJoin(MOMENT)
    .select((supplier) => [
      terms.as('terms'),
      'supplier.minimum_order_cents as minimum_order_price',
      'supplier.answer_minutes',
      'supplier.credit_hours',
      jsonArrayFrom(
        supplier
          .selectFrom('delivery_zone as zone')
          .whereRef('zone.supplier_id', '=', 'supplier.account_id')
          .select([
            'zone.public_id',
            'zone.name',
            'zone.minimum_order_cents as minimum_order_price',
            'zone.fee_cents as delivery_fee',
            'zone.fee_waived_from_cents as fee_waived_from',
            citiesOf,
            runsOf,
            candidatesOf('zone.supplier_id', 'zone.id').as('candidates'),
          ])
          .orderBy('zone.id'),
      ).as('zones'),
      otherCities,
      jsonArrayFrom(
        supplier
          .selectFrom('delivery_exception as exception')
          .leftJoin('delivery_zone as zone', 'zone.id', 'exception.zone_id')
          .whereRef('exception.supplier_id', '=', 'supplier.account_id')
          .where('exception.day', '>=', today)
          .select([
            'exception.public_id',
            'zone.public_id as zone_public_id',
            'exception.day',
            sql<'closed' | 'extra'>`exception.kind`.as('kind'),
            sql<Zone['runs'][number] | null>`
              case exception.kind when 'extra' then ${timesOf('exception')} end`.as('times'),
            'exception.note',
          ])
          .orderBy('exception.day')
          .orderBy('zone.id'),
      ).as('exceptions'),
    ])
}

function timesOf(row: 'run' | 'exception') {
  const hour = (name: string) => sql`to_char(${sql.ref(`${row}.${name}`)}, 'HH24:MI')`
  return sql`jsonb_build_object('days_before', ${sql.ref(`${row}.days_before`)}, 'cut_off', ${hour('cut_off')},
    'from', ${hour('window_from')}, 'to', ${hour('window_to')})`
}

const runsOf = sql<Zone['runs']>`(
  select coalesce(jsonb_agg(jsonb_build_object('weekday', weekday) || ${timesOf('run')} order by weekday), '[]')
  from delivery_run run where run.zone_id = zone.id)`.as('runs')

const citiesOf = sql<string[]>`array(
  select city.name from delivery_zone_city ours join city on city.id = ours.city_id
  where ours.zone_id = zone.id order by city.name collate "fr-x-icu")`.as('cities')

const otherCities = sql<string[]>`array(
  select city.name from supplier_city served join city on city.id = served.city_id
  where served.supplier_id = supplier.account_id and not exists (
    select from delivery_zone_city zoned
    where zoned.supplier_id = served.supplier_id and zoned.city_id = served.city_id)
  order by city.name collate "fr-x-icu")`.as('other_cities')
