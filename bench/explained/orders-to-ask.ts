import { sql } from 'kysely'
import type { Database } from '../../server/database/connect.ts'

/** The highest number of any restaurant's: of one that has the most. */
export function lastOrder(database: Database) {
  return database
    .selectFrom('restaurant_order')
    .select(['restaurant_id as restaurantId', 'public_id as publicId'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * That nothing has happened to since and that are not delivered today, of a supplier or of restaurants where they are given:
 * one of an order at most, with one of its lines and a product that is in none.
 */
export async function pendingParts(
  database: Database,
  {
    supplierId = null,
    restaurantIds = null,
    most,
  }: { supplierId?: number | null; restaurantIds?: number[] | null; most: number },
) {
  const { rows } = await sql<{
    publicId: string
    orderPublicId: string
    supplierId: number
    restaurantId: number
    line: string
    substitute: string
  }>`
    select distinct on (placed.id) part.public_id as "publicId", placed.public_id as "orderPublicId",
      part.supplier_id as "supplierId", placed.restaurant_id as "restaurantId",
      (select public_id from order_line where supplier_order_id = part.id order by id limit 1) as line,
      (select public_id from product where product.supplier_id = part.supplier_id and deleted_at is null
        and not exists (select from order_line where supplier_order_id = part.id and product_id = product.id)
        order by id limit 1) as substitute
    from supplier_order part join restaurant_order placed on placed.id = part.restaurant_order_id
    where part.status = 'pending' and placed.status = 'active'
      and coalesce(part.delivery_day > (now() at time zone 'America/Toronto')::date, true)
      and (${supplierId}::integer is null or part.supplier_id = ${supplierId})
      and (${restaurantIds}::integer[] is null or placed.restaurant_id = any(${restaurantIds}))
      and not exists (select from order_entry where supplier_order_id = part.id and number > 1)
    order by placed.id, part.id limit ${most}`.execute(database)
  return rows
}
