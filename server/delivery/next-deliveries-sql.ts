import { sql } from 'kysely'
import { type Parameters, prepared } from '../database/prepared.ts'
import type { Reader } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'

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

/** The delivery zones of some suppliers that a restaurant's city is in. */
export async function listZonesOf(
  reader: Reader,
  restaurantId: RestaurantId,
  supplierPublicIds: string[],
): Promise<{ zoneId: number; supplierPublicId: string }[]> {
  const { rows } = await zonesOf(reader, { restaurantId, supplierPublicIds })
  return rows
}
