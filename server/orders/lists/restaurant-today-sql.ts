import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { MOST_TODAY } from '@halles/contract/schemas/order.ts'
import { type RawBuilder, sql } from 'kysely'
import { MONTREAL_TODAY } from '../../database/montreal-days.ts'
import { type Parameters, prepared } from '../../database/prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import type { AccountId, RestaurantId, RestaurantViewer } from '../../platform/access/viewer.ts'
import { OPEN_PROPOSAL } from '../facts/read-proposal-sql.ts'
import { unreadEntries } from '../facts/thread-seen-sql.ts'

type Today = Output<Endpoints['restaurantToday']>
/** A restaurant that closes no order has hundreds of active ones: its day is in the newest. */
const MOST_ACTIVE = 100

type Reading = { restaurantId: RestaurantId; personId: number }

/** A restaurant's day, in one statement over its active orders: what a person of it has not seen is that person's own. */
export async function readRestaurantToday(
  reader: Reader,
  { restaurantId, personId }: Pick<RestaurantViewer, 'restaurantId' | 'personId'>,
): Promise<Today> {
  const { rows } = await restaurantDay(reader, { restaurantId, personId })
  const [day] = rows
  if (!day) throw new Error('an aggregate answers a row')
  return day
}

const restaurantDay = prepared(
  'read_restaurant_today',
  (reader: Reader, { restaurantId, personId }: Parameters<Reading>) =>
    reader
      .with('active_order', (db) =>
        db
          .selectFrom((newest) =>
            newest
              .selectFrom('restaurant_order')
              .select(['id', 'public_id', 'number', 'restaurant_id'])
              // guard: restaurant's day: whose orders [lists/today]
              .where('restaurant_id', '=', restaurantId)
              .where('status', '=', 'active')
              .orderBy('placed_at', 'desc')
              .limit(sql.lit(MOST_ACTIVE))
              .as('restaurant_order'),
          )
          .innerJoin('supplier_order', 'supplier_order.restaurant_order_id', 'restaurant_order.id')
          .innerJoin('supplier', 'supplier.account_id', 'supplier_order.supplier_id')
          .select([
            'supplier_order.id',
            'restaurant_order.public_id as order_public_id',
            'restaurant_order.number',
            'supplier.name as supplier',
            'supplier_order.status',
            'supplier_order.delivery_day',
            'supplier_order.window_from',
            'supplier_order.window_to',
            OPEN_PROPOSAL,
            unreadEntries({
              accountId: sql<AccountId>`restaurant_order.restaurant_id`,
              personId,
            }).as('unread'),
          ]),
      )
      .selectFrom('active_order')
      .select([
        MONTREAL_TODAY.as('today'),
        sql<number>`(count(*) filter (where status = 'pending'))::integer`.as('awaited'),
        sql<number>`(count(*) filter (where proposal->>'side' = 'supplier'))::integer`.as(
          'to_answer',
        ),
        rowsOf<Today['deliveries']>(
          sql`json_build_object('order_public_id', order_public_id, 'supplier', supplier,
            'from', to_char(window_from, 'HH24:MI'), 'to', to_char(window_to, 'HH24:MI'),
            'is_accepted', status = 'acknowledged')`,
          sql`delivery_day = ${MONTREAL_TODAY} and status in ('pending', 'acknowledged')`,
          sql`window_from, id`,
        ).as('deliveries'),
        rowsOf<Today['changed']>(
          sql`json_build_object('order_public_id', order_public_id, 'number', number,
            'supplier', supplier, 'unread', unread)`,
          sql`unread > 0`,
          sql`id desc`,
        ).as('changed'),
      ]),
)

/** The first rows of `active_order`, as JSON. */
function rowsOf<Rows>(
  row: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): RawBuilder<Rows> {
  return sql<Rows>`(
    select coalesce(json_agg(listed.row), '[]') from (
      select ${row} as row from active_order where ${which} order by ${order} limit ${sql.lit(MOST_TODAY)}
    ) listed)`
}
