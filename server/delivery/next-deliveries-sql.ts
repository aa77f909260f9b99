import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { defaultDay } from '@halles/domain/delivery-choice.ts'
import { offeredDays, weekdaysWithRun } from '@halles/domain/delivery-days.ts'
import { sql } from 'kysely'
import { type Parameters, prepared } from '../database/prepared.ts'
import type { Reader } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'
import { listCandidateDays } from './candidate-days-sql.ts'

type Asked = { restaurantId: RestaurantId; supplierPublicIds: string[] }

const zonesOf = prepared(
  'list_zones_of_suppliers',
  (reader: Reader, { restaurantId, supplierPublicIds }: Parameters<Asked>) =>
    reader
      .selectFrom('account')
      .innerJoin('delivery_zone_city as served', 'served.supplier_id', 'account.id')
      .innerJoin('restaurant', 'restaurant.city_id', 'served.city_id')
      .select(['served.zone_id as zoneId', 'account.public_id as supplierPublicId'])
      .where('account.public_id', '=', sql<string>`any(${supplierPublicIds})`)
      .where('account.status', '=', 'active')
      .where('restaurant.account_id', '=', restaurantId),
)

/**
 * The first day on which each of some suppliers can still deliver to a restaurant what it needs `leadDays` for; those with whom a
 * delivery is arranged, or who offer none, are left out.
 */
export async function listNextDeliveries(
  reader: Reader,
  restaurantId: RestaurantId,
  supplierPublicIds: string[],
  leadDays: number,
): Promise<Output<Endpoints['nextDeliveries']>['deliveries']> {
  const zones = await listZonesOf(reader, restaurantId, supplierPublicIds)
  if (zones.length === 0) return []
  const publicIds = new Map(zones.map(({ zoneId, supplierPublicId }) => [zoneId, supplierPublicId]))
  const found = await listCandidateDays(reader, [...publicIds.keys()])
  return found.flatMap(({ zoneId, at, terms, candidates }) => {
    const next = defaultDay(offeredDays(candidates, terms, leadDays))
    const supplier_public_id = publicIds.get(zoneId)
    if (!next || supplier_public_id === undefined) return []
    const { day, from, to, cutOffAt, isLate } = next
    const weekdays = weekdaysWithRun(candidates)
    const times = { day, from, to, cut_off_at: cutOffAt, is_late: isLate }
    return [{ supplier_public_id, ...times, weekdays, at }]
  })
}

/** The delivery zones of some suppliers that a restaurant's city is in. */
export async function listZonesOf(
  reader: Reader,
  restaurantId: RestaurantId,
  supplierPublicIds: string[],
): Promise<{ zoneId: number; supplierPublicId: string }[]> {
  const { rows } = await zonesOf(reader, { restaurantId, supplierPublicIds })
  return rows
}
