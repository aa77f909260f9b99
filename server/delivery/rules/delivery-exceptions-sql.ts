import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { ExceptionKind, RunTimes } from '@halles/domain/delivery-rules.ts'
import { sql } from 'kysely'
import { montrealDay } from '../../database/montreal-days.ts'
import type { Transaction } from '../../database/transaction.ts'
import type { LockedRules } from './lock-rules-sql.ts'

export type OrderOnClosedDay = Output<Endpoints['deliveryExceptionSave']>['orders'][number]

type Days = { days: readonly string[]; zoneId: number | null }
type Exception = Days & { kind: ExceptionKind; times: RunTimes | null; note: string }

/** The day it is in Montréal at this moment, YYYY-MM-DD. */
export async function getToday(tx: Transaction): Promise<string> {
  const { today } = await tx
    .selectFrom(sql<{ at: Date }>`(select clock_timestamp() as at)`.as('moment'))
    .select(montrealDay('moment.at').as('today'))
    .executeTakeFirstOrThrow()
  return today
}

/** Writes what is said of some days in a zone, or in all: what was said of them there before is replaced. */
export async function upsertExceptions(
  tx: Transaction,
  rules: LockedRules,
  { days, zoneId, kind, times, note }: Exception,
): Promise<void> {
  const said = {
    kind,
    note,
    days_before: times?.days_before ?? null,
    cut_off: times?.cut_off ?? null,
    window_from: times?.from ?? null,
    window_to: times?.to ?? null,
  }
  await tx
    .insertInto('delivery_exception')
    .values(days.map((day) => ({ supplier_id: rules, zone_id: zoneId, day, ...said })))
    .onConflict((conflict) => conflict.columns(['supplier_id', 'day', 'zone_id']).doUpdateSet(said))
    .execute()
}

/** How many closures and extra days a supplier has from a day on. */
export async function countExceptions(
  tx: Transaction,
  rules: LockedRules,
  today: string,
): Promise<number> {
  const { count } = await tx
    .selectFrom('delivery_exception')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('supplier_id', '=', rules)
    .where('day', '>=', today)
    .executeTakeFirstOrThrow()
  return count
}

/** Open orders whose agreed day is one of these, of one zone or of all; under the lock that a checkout waits for. */
export function listOrdersOn(
  tx: Transaction,
  rules: LockedRules,
  { days, zoneId }: Days,
): Promise<OrderOnClosedDay[]> {
  return tx
    .selectFrom('supplier_order')
    .innerJoin('restaurant_order', 'restaurant_order.id', 'supplier_order.restaurant_order_id')
    .innerJoin('restaurant', 'restaurant.account_id', 'restaurant_order.restaurant_id')
    .select([
      'supplier_order.public_id as order_public_id',
      'restaurant_order.number',
      'restaurant.name as restaurant',
      sql<string>`supplier_order.delivery_day`.as('day'),
      'supplier_order.status',
      sql<string | null>`null`.as('proposed_day'),
    ])
    .where('supplier_order.supplier_id', '=', rules)
    .where('supplier_order.delivery_day', '=', sql<string>`any(${days}::date[])`)
    .where('supplier_order.status', 'in', ['pending', 'acknowledged'])
    .$if(zoneId !== null, (orders) => orders.where('supplier_order.delivery_zone_id', '=', zoneId))
    .orderBy('supplier_order.delivery_day')
    .orderBy('supplier_order.id')
    .execute()
}

/** Locks these orders of a supplier in the order of their ids, as whoever locks several does. */
export async function lockOrders(
  tx: Transaction,
  rules: LockedRules,
  publicIds: readonly string[],
): Promise<void> {
  await tx
    .selectFrom('supplier_order')
    .select('id')
    .where('supplier_id', '=', rules)
    .where('public_id', '=', sql<string>`any(${publicIds}::text[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Removes exceptions of a supplier; the days of those that it had. */
export async function deleteExceptions(
  tx: Transaction,
  rules: LockedRules,
  publicIds: readonly string[],
): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('delivery_exception')
    // guard: delivery rules: owner of a closure [access-sweep, rules/delivery-rules]
    .where('supplier_id', '=', rules)
    .where('public_id', '=', sql<string>`any(${publicIds})`)
    .returning('day')
    .execute()
  return deleted.map(({ day }) => day).toSorted()
}
