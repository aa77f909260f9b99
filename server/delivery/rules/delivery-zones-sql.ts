import type { Run } from '@halles/domain/delivery-rules.ts'
import { sql } from 'kysely'
import type { Transaction } from '../../database/transaction.ts'
import type { LockedRules } from './lock-rules-sql.ts'

/** A zone as it was stored before a change; its minimum and its fee in cents, its cities by id. */
export type StoredZone = {
  id: number
  name: string
  minimum_order_cents: number | null
  fee_cents: number
  /** From so many goods on there is no fee; null: whatever is ordered. */
  fee_waived_from_cents: number | null
  cityIds: number[]
  runs: Run[]
}

/** A zone of a supplier; undefined when it has no such one. */
export async function findZone(
  tx: Transaction,
  rules: LockedRules,
  publicId: string,
): Promise<StoredZone | undefined> {
  // guard: delivery rules: owner of a zone [access-sweep, rules/delivery-rules]
  //   code: .where('supplier_id', '=', rules)
  return tx
    .selectFrom('delivery_zone as zone')
    .select([
      'id',
      'name',
      'minimum_order_cents',
      'fee_cents',
      'fee_waived_from_cents',
      sql<number[]>`array(
        select city_id from delivery_zone_city where zone_id = zone.id order by city_id)`.as(
        'cityIds',
      ),
      sql<Run[]>`(
        select coalesce(json_agg(json_build_object('weekday', weekday, 'days_before', days_before,
          'cut_off', to_char(cut_off, 'HH24:MI'), 'from', to_char(window_from, 'HH24:MI'),
          'to', to_char(window_to, 'HH24:MI')) order by weekday), '[]')
        from delivery_run where zone_id = zone.id)`.as('runs'),
    ])
    .where('supplier_id', '=', rules)
    .where('public_id', '=', publicId)
    .executeTakeFirst()
}

/** The supplier's other zones: how many, and whether one of them has the name, in either case. */
export function findOtherZones(
  tx: Transaction,
  rules: LockedRules,
  name: string,
  ownId: number | undefined,
): Promise<{ count: number; isNameTaken: boolean }> {
  return tx
    .selectFrom('delivery_zone')
    .select([
      sql<number>`count(*)::integer`.as('count'),
      sql<boolean>`coalesce(bool_or(lower(name) = lower(${name})), false)`.as('isNameTaken'),
    ])
    .where('supplier_id', '=', rules)
    .$if(ownId !== undefined, (others) => others.where('id', '<>', Number(ownId)))
    .executeTakeFirstOrThrow()
}

/** The ids of cities by these names that the supplier serves. */
export async function listServedCityIds(
  tx: Transaction,
  rules: LockedRules,
  names: readonly string[],
): Promise<number[]> {
  const served = await tx
    .selectFrom('supplier_city')
    .innerJoin('city', 'city.id', 'supplier_city.city_id')
    .select('city.id')
    .where('supplier_id', '=', rules)
    .where('city.name', '=', sql<string>`any(${names})`)
    .orderBy('city.id')
    .execute()
  return served.map(({ id }) => id)
}

type ZoneFacts = Omit<StoredZone, 'id' | 'cityIds' | 'runs'>

/** Creates a zone without cities and deliveries; its id. */
export async function insertZone(
  tx: Transaction,
  rules: LockedRules,
  zone: ZoneFacts,
): Promise<number> {
  const { id } = await tx
    .insertInto('delivery_zone')
    .values({ supplier_id: rules, ...zone })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes the name, the minimum and the fee of a zone. */
export async function updateZone(
  tx: Transaction,
  rules: LockedRules,
  id: number,
  zone: ZoneFacts,
): Promise<void> {
  await tx
    .updateTable('delivery_zone')
    .set(zone)
    .where('supplier_id', '=', rules)
    .where('id', '=', id)
    .execute()
}

/** The cities of a zone from now on, and no others: each leaves the zone that it was in. */
export async function updateZoneCities(
  tx: Transaction,
  rules: LockedRules,
  zoneId: number,
  cityIds: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('delivery_zone_city')
    .where('supplier_id', '=', rules)
    .where('zone_id', '=', zoneId)
    .where('city_id', '<>', sql<number>`all(${cityIds})`)
    .execute()
  if (cityIds.length === 0) return
  await tx
    .insertInto('delivery_zone_city')
    .values(cityIds.map((city_id) => ({ supplier_id: rules, city_id, zone_id: zoneId })))
    .onConflict((conflict) =>
      conflict
        .columns(['supplier_id', 'city_id'])
        .doUpdateSet((eb) => ({ zone_id: eb.ref('excluded.zone_id') })),
    )
    .execute()
}

/** The week of one of the supplier's zones from now on. */
export async function updateRuns(
  tx: Transaction,
  _rules: LockedRules,
  zoneId: number,
  runs: readonly Run[],
): Promise<void> {
  await tx.deleteFrom('delivery_run').where('zone_id', '=', zoneId).execute()
  if (runs.length === 0) return
  await tx
    .insertInto('delivery_run')
    .values(
      runs.map(({ weekday, days_before, cut_off, from, to }) => ({
        zone_id: zoneId,
        weekday,
        days_before,
        cut_off,
        window_from: from,
        window_to: to,
      })),
    )
    .execute()
}

/** Removes a zone, with its cities' place in it, its week and its exceptions. */
export async function deleteZone(tx: Transaction, rules: LockedRules, id: number): Promise<void> {
  await tx
    .deleteFrom('delivery_zone')
    .where('supplier_id', '=', rules)
    .where('id', '=', id)
    .execute()
}
