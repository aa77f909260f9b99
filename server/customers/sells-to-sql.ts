import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Operand } from '../database/prepared.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'

/**
 * Whether a supplier sells to a restaurant, as `sellsTo` (domain/customer.ts) decides, wherever it delivers. Those that do not
 * are few, and read by supplier_for_customers and customer_restaurant: all others need not be looked up.
 */
export function sellsTo(
  supplierId: RawBuilder<unknown>,
  restaurantId: Operand<RestaurantId>,
): RawBuilder<SqlBool> {
  // guard: customers: who sells to customers alone shows others nothing [customers-alone]
  //   code: supplier.open_to = 'customers' and not exists ( … = 'open')
  //   instead: false
  // guard: customers: a closed account buys nothing [customers-alone]
  //   code: customer.status = 'closed'
  //   instead: false
  return sql<SqlBool>`not exists (
    select from (
      select supplier.account_id as id from supplier
      where supplier.open_to = 'customers' and not exists (
        select from customer where customer.supplier_id = supplier.account_id
          and customer.restaurant_id = ${restaurantId} and customer.status = 'open')
      union all
      select customer.supplier_id from customer
      where customer.restaurant_id = ${restaurantId} and customer.status = 'closed'
    ) closed
    where closed.id = ${supplierId})`
}
