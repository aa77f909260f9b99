import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { sql } from 'kysely'
import { montrealDay } from '../../database/montreal-days.ts'
import { type Parameters, prepared } from '../../database/prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import {
  ASKED_CASES,
  newestOrders,
  PLACED_A_WEEK_AGO,
  WANTED_AGAIN,
  WEEK_AGO,
} from './order-again-sql.ts'

type OrdersAgain = Output<Endpoints['getOrderAgain']>

// Of orders `placed`, each with its lines.
const size = sql`'products', count(distinct line.product_id), 'cases', sum(${ASKED_CASES})`
const lines = sql`
  join supplier_order part on part.restaurant_order_id = placed.id
  join order_line line on line.supplier_order_id = part.id and ${WANTED_AGAIN}`

const ordersAgain = prepared(
  'find_orders_again',
  (reader: Reader, { restaurantId }: Parameters<{ restaurantId: RestaurantId }>) =>
    reader.selectNoFrom([
      sql<OrdersAgain['last_order']>`(
        select json_build_object('public_id', placed.public_id, 'number', placed.number,
          'date', ${montrealDay('placed.placed_at')}, ${size})
        from restaurant_order placed ${lines}
        where placed.id = (${newestOrders(restaurantId)} limit 1)
        group by placed.id)`.as('last_order'),
      sql<OrdersAgain['last_weekday']>`(
        select json_build_object('date', ${WEEK_AGO}, 'orders', count(distinct placed.id), ${size})
        from restaurant_order placed ${lines}
        where placed.restaurant_id = ${restaurantId} and ${PLACED_A_WEEK_AGO}
        having count(*) > 0)`.as('last_weekday'),
    ]),
)

/** A restaurant's last order, and those of this weekday a week ago as one, as they were ordered; null where there are none. */
export async function findOrdersAgain(
  reader: Reader,
  restaurantId: RestaurantId,
): Promise<OrdersAgain> {
  const { rows } = await ordersAgain(reader, { restaurantId })
  const [found] = rows
  return found ?? { last_order: null, last_weekday: null }
}
