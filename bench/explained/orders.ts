import { sql } from 'kysely'
import type { Database } from '../../server/database/connect.ts'
import { insertRestaurants, openSessions } from '../accounts.ts'
import type { CapturingApp } from '../captured-statements.ts'
import { fillCarts } from '../carts.ts'
import { reportProgress } from '../progress.ts'
import { by, EXECUTIONS, type ExplainedRequest, get, post } from './request.ts'

const SUPPLIERS_ON_A_LIST = 20
// Six pages.
const EARLIER_ORDERS = 300

/** Lists and details of orders, counts, deliveries and activity, by whoever has the most orders; nothing before there are any. */
export async function readingOrders(database: Database): Promise<ExplainedRequest[]> {
  const order = await lastOrder(database)
  if (!order) return []
  const supplierId = await busiestSupplier(database)
  const [restaurant, supplier] = await openSessions(database, [order.restaurantId, supplierId])
  if (!restaurant || !supplier) throw new Error('Nobody is signed in.')
  const [part] = await pendingParts(database, { supplierId, most: 1 })
  const before = await doneOrder(database, supplierId, EARLIER_ORDERS)
  const suppliers = await supplierPublicIds(database, SUPPLIERS_ON_A_LIST)
  const day = await lastDeliveryDay(database, supplierId)
  const ofRestaurant = (name: string, path: string) => get(name, `/api/${path}`, restaurant)
  const ofSupplier = (name: string, path: string) => get(name, `/api/${path}`, supplier)
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

/** What restaurants and suppliers do about orders; nothing where too few wait. */
export async function answersToOrders(
  database: Database,
  capturing: CapturingApp,
): Promise<ExplainedRequest[]> {
  const order = await lastOrder(database)
  const parts = await pendingParts(database, { most: 4 * EXECUTIONS })
  if (!order || parts.length < 4 * EXECUTIONS) {
    reportProgress('Too few orders wait for an answer: what is done about them is left out.')
    return []
  }
  const [restaurant] = await openSessions(database, [order.restaurantId])
  if (!restaurant) throw new Error('Nobody is signed in.')
  const [answered, changed, rejected, proposed] = [0, 1, 2, 3].map((place) =>
    parts.slice(place * EXECUTIONS, (place + 1) * EXECUTIONS),
  )
  // Their cut-offs have not passed yet.
  const cancelled = await partsPlacedNow(database, capturing)
  const idIn = (some: typeof answered, index: number) => some?.[index]?.publicId ?? ''
  const of = (side: 'restaurantId' | 'supplierId', some: typeof answered = []) =>
    openSessions(
      database,
      some.map((part) => part[side]),
    )
  return [
    post('order again (POST)', '/api/order-again/', { from: 'last_order' }, by(restaurant)),
    post(
      'a message about an order',
      '/api/order-message/',
      (index) => ({ supplier_order_public_id: idIn(answered, index), text: 'Bonjour' }),
      await of('supplierId', answered),
    ),
    post(
      'an order’s messages are seen',
      '/api/order-thread-seen/',
      (index) => ({ supplier_order_public_id: idIn(answered, index), number: 2 }),
      await of('restaurantId', answered),
    ),
    post(
      'an order is accepted',
      '/api/supplier-order-update/',
      (index) => ({ supplier_order_id: idIn(answered, index), action: 'accepted' }),
      await of('supplierId', answered),
    ),
    post(
      'an accepted order is done',
      '/api/supplier-order-set-to-done/',
      (index) => ({ supplier_order_id: idIn(answered, index) }),
      await of('supplierId', answered),
    ),
    post(
      'lines of an order are changed',
      '/api/supplier-order-update/',
      (index) => ({
        supplier_order_id: idIn(changed, index),
        action: 'modified',
        removed_products: [changed?.[index]?.line],
      }),
      await of('supplierId', changed),
    ),
    post(
      'an order is rejected',
      '/api/supplier-order-update/',
      (index) => ({ supplier_order_id: idIn(rejected, index), action: 'cancelled' }),
      await of('supplierId', rejected),
    ),
    post(
      'a substitute is proposed',
      '/api/order-propose/',
      (index) => ({
        supplier_order_public_id: idIn(proposed, index),
        order_version: 1,
        substitutes: [
          {
            public_id: proposed?.[index]?.line,
            product_public_id: proposed?.[index]?.substitute,
            quantity: 2,
          },
        ],
        reason: 'out_of_stock',
        note: '',
      }),
      await of('supplierId', proposed),
    ),
    post(
      'a restaurant cancels',
      '/api/supplier-order-cancel/',
      (index) => ({
        supplier_order_public_id: idIn(cancelled, index),
        order_version: 1,
        reason: 'event_cancelled',
        note: '',
      }),
      await of('restaurantId', cancelled),
    ),
    post(
      'a restaurant closes its order',
      '/api/restaurant-order-set-to-done/',
      (index) => ({ order_public_id: changed?.[index]?.orderPublicId }),
      await of('restaurantId', changed),
    ),
  ]
}

function lastOrder(database: Database) {
  return database
    .selectFrom('restaurant_order')
    .select(['restaurant_id as restaurantId', 'public_id as publicId'])
    .orderBy('number', 'desc')
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

/** Of orders that restaurants of their own place now: one of each. */
async function partsPlacedNow(database: Database, { app }: CapturingApp) {
  const buyers = await insertRestaurants(database, EXECUTIONS)
  await fillCarts(database, buyers)
  for (const { cookie, csrfToken } of buyers) {
    const headers = { cookie, 'x-csrftoken': csrfToken }
    await app.inject({ method: 'POST', url: '/api/checkout/', headers, payload: {} })
  }
  const restaurantIds = buyers.map(({ accountId }) => accountId)
  return pendingParts(database, { restaurantIds, most: EXECUTIONS })
}

/** That nothing has happened to since, of a supplier or of restaurants where they are given: one of an order at most, with one of its lines and a product that is in none. */
async function pendingParts(
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
      and (${supplierId}::integer is null or part.supplier_id = ${supplierId})
      and (${restaurantIds}::integer[] is null or placed.restaurant_id = any(${restaurantIds}))
      and not exists (select from order_entry where supplier_order_id = part.id and number > 1)
    order by placed.id, part.id limit ${most}`.execute(database)
  return rows
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
