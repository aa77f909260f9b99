import { sql } from 'kysely'
import type { Database } from '../server/database/connect.ts'
import { openSessions, type Session } from './accounts.ts'

const SUPPLIERS_ON_A_LIST = 20
// Six pages.
const EARLIER_ORDERS = 300

/** What is asked for, under which name, and who asks. */
export type HistoryRequest = { name: string; path: string; session: Session }

/** Lists and details of orders, counts, deliveries and activity, by whoever has the most orders; nothing before there are any. */
export async function historyRequests(database: Database): Promise<HistoryRequest[]> {
  const order = await lastOrder(database)
  if (!order) return []
  const supplierId = await busiestSupplier(database)
  const [restaurant, supplier] = await openSessions(database, [order.restaurantId, supplierId])
  if (!restaurant || !supplier) throw new Error('Nobody is signed in.')
  const part = await pendingOrder(database, supplierId)
  const before = await doneOrder(database, supplierId, EARLIER_ORDERS)
  const suppliers = await supplierPublicIds(database, SUPPLIERS_ON_A_LIST)
  const day = await lastDeliveryDay(database, supplierId)
  const ofRestaurant = (name: string, path: string) => ({
    name,
    path: `/api/${path}`,
    session: restaurant,
  })
  const ofSupplier = (name: string, path: string) => ({
    name,
    path: `/api/${path}`,
    session: supplier,
  })
  return [
    ofRestaurant('active orders of a restaurant', 'restaurant-order-list/?status=active'),
    ofRestaurant('done orders of a restaurant', 'restaurant-order-list/?status=done&limit=50'),
    ofRestaurant('done orders of twelve months', 'restaurant-order-list/?status=done'),
    ofRestaurant(
      'an order of a restaurant',
      `restaurant-order-list/?order_public_id=${order.publicId}`,
    ),
    ofRestaurant('products with prices last paid', 'product-list/?category_name=all'),
    ofRestaurant('order again', 'order-again/'),
    ofRestaurant('next deliveries', `next-deliveries/?supplier_public_ids=${suppliers.join()}`),
    ofRestaurant('activity of a restaurant', 'business-activity/'),
    ofSupplier('pending orders of a supplier', 'supplier-order-list/?status=pending'),
    ofSupplier('done orders of a supplier', 'supplier-order-list/?status=done&limit=50'),
    ...(before === undefined
      ? []
      : [
          ofSupplier(
            'done orders of a supplier, page 7',
            `supplier-order-list/?status=done&limit=50&before=${before}`,
          ),
        ]),
    ...(part === undefined
      ? []
      : [
          ofSupplier(
            'an order of a supplier',
            `supplier-order-list/?supplier_order_public_id=${part.publicId}`,
          ),
          ofSupplier(
            'thread of an order',
            `order-thread/?supplier_order_public_id=${part.publicId}`,
          ),
          ofSupplier('an order to pick', `pick-order/?supplier_order_public_id=${part.publicId}`),
        ]),
    ofSupplier('products with cases sold', 'supplier-product-list/?category_name=all'),
    ofSupplier('counts of orders', 'supplier-order-counts/'),
    ofSupplier('list to pick', 'pick-list/'),
    ofSupplier('orders to pick', 'pick-orders/'),
    ofSupplier('days of delivery', 'delivery-day-list/'),
    ofSupplier('a route sheet', `route-sheet/?day=${day}`),
    ofSupplier('credits', 'credit-list/'),
    ofSupplier('reviews of a supplier', 'supplier-review-list/'),
    ofSupplier('activity of a supplier', 'business-activity/'),
  ]
}

/** The highest number of any restaurant's: of one that has the most. */
function lastOrder(database: Database) {
  return database
    .selectFrom('restaurant_order')
    .select(['restaurant_id as restaurantId', 'public_id as publicId'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The oldest that a supplier has not answered. */
function pendingOrder(database: Database, supplierId: number) {
  return database
    .selectFrom('supplier_order')
    .select('public_id as publicId')
    .where('supplier_id', '=', supplierId)
    .where('status', '=', 'pending')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

async function busiestSupplier(database: Database): Promise<number> {
  const { supplierId } = await database
    .selectFrom('supplier_order')
    .select('supplier_id as supplierId')
    .groupBy('supplier_id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return supplierId
}

/** The public id of a supplier's nth done order, the newest first. */
async function doneOrder(
  database: Database,
  supplierId: number,
  nth: number,
): Promise<string | undefined> {
  const order = await database
    .selectFrom('supplier_order')
    .select('public_id as publicId')
    .where('supplier_id', '=', supplierId)
    .where('status', '=', 'done')
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .offset(nth - 1)
    .limit(1)
    .executeTakeFirst()
  return order?.publicId
}

async function supplierPublicIds(database: Database, most: number): Promise<string[]> {
  const suppliers = await database
    .selectFrom('account')
    .select('public_id as publicId')
    .where('kind', '=', 'supplier')
    .orderBy('id')
    .limit(most)
    .execute()
  return suppliers.map(({ publicId }) => publicId)
}

/** YYYY-MM-DD: the last agreed one, or today. */
async function lastDeliveryDay(database: Database, supplierId: number): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select coalesce(max(delivery_day), current_date) as day from supplier_order where supplier_id = ${supplierId}`.execute(
    database,
  )
  return rows[0]?.day ?? ''
}
