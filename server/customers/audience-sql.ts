import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Operand } from '../database/prepared.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'

/** Whether a product is for everyone who buys from its supplier, by the name that it has in a statement. */
export function isForEveryone(product: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(`${product}.audience`)} is null`
}

/** Whether it is for a restaurant: for everyone, or for customers of whom that is one. */
export function isForRestaurant(
  product: string,
  restaurantId: Operand<RestaurantId>,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isForEveryone(product)} or exists (
    select from customer where customer.supplier_id = ${sql.ref(`${product}.supplier_id`)}
      and customer.restaurant_id = ${restaurantId} and customer.status = 'open'))`
}
