import type { Database } from '../server/database/connect.ts'
import { insertRestaurants, openSessions, type Session } from './accounts.ts'
import type { CapturingApp } from './captured-statements.ts'
import { fillCarts } from './carts.ts'
import { QUESTIONS, queryOf } from './growth-questions.ts'
import type { Sent } from './http-request.ts'

// A prepared statement gets its final plan at its sixth execution.
const EXECUTIONS = 7

/** A request, by whom and with what it is sent each time. */
export type ExplainedRequest = {
  name: string
  senders: readonly Session[]
  sent: (index: number) => Omit<Sent, 'cookie'>
}

/** Requests of lists, cart, checkout and orders; of orders those of whoever has the most. */
export async function listRequests(
  database: Database,
  capturing: CapturingApp,
): Promise<ExplainedRequest[]> {
  return [
    ...(await ofLists(database, capturing)),
    ...(await ofCart(database)),
    ...(await ofOrders(database)),
  ]
}

const by = (session: Session) => Array<Session>(EXECUTIONS).fill(session)

function get(name: string, path: string, session: Session): ExplainedRequest {
  return { name, senders: by(session), sent: () => ({ path }) }
}

function post(
  name: string,
  path: string,
  body: object | ((index: number) => object),
  senders: readonly Session[],
): ExplainedRequest {
  const bodyOf = typeof body === 'function' ? body : () => body
  return { name, senders, sent: (index) => ({ method: 'POST', path, body: bodyOf(index) }) }
}

async function ofLists(database: Database, { app }: CapturingApp): Promise<ExplainedRequest[]> {
  const restaurant = first(await insertRestaurants(database, 1))
  const { id } = await database
    .selectFrom('supplier')
    .select('account_id as id')
    .orderBy('account_id')
    .executeTakeFirstOrThrow()
  const supplier = first(await openSessions(database, [id]))
  const pathTo = (query: Record<string, string>) =>
    `/api/product-list/?${new URLSearchParams(query)}`
  const lists: ExplainedRequest[] = []
  for (const question of QUESTIONS) {
    const query = await queryOf(question, async (before) =>
      (await app.inject({ url: pathTo(before), headers: { cookie: restaurant.cookie } })).json(),
    )
    if (query) lists.push(get(question.name, pathTo(query), restaurant))
  }
  return [
    ...lists,
    get('a supplier’s own products', '/api/supplier-product-list/?category_name=all', supplier),
  ]
}

async function ofCart(database: Database): Promise<ExplainedRequest[]> {
  const buyers = await insertRestaurants(database, EXECUTIONS)
  await fillCarts(database, buyers)
  const restaurant = first(await insertRestaurants(database, 1))
  const { productId } = await database
    .selectFrom('product')
    .select('public_id as productId')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const line = { productId, quantity: 2 }
  return [
    post('cart-add', '/api/cart-add/', line, by(restaurant)),
    post('cart-update', '/api/cart-update/', line, by(restaurant)),
    get('cart', '/api/cart/', restaurant),
    get('checkout (GET)', '/api/checkout/', restaurant),
    post('cart-remove', '/api/cart-remove/', { productId }, by(restaurant)),
    post('checkout (POST)', '/api/checkout/', {}, buyers),
  ]
}

/** Of whoever has the most orders; nothing before there are any. */
export async function ofOrders(database: Database): Promise<ExplainedRequest[]> {
  const order = await database
    .selectFrom('restaurant_order')
    .select(['restaurant_id as id', 'public_id as publicId'])
    .orderBy('number', 'desc')
    .executeTakeFirst()
  if (!order) return []
  const { supplierId } = await database
    .selectFrom('supplier_order')
    .select('supplier_id as supplierId')
    .groupBy('supplier_id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .executeTakeFirstOrThrow()
  const pending = await database
    .selectFrom('supplier_order')
    .select('public_id as publicId')
    .where('supplier_id', '=', supplierId)
    .where('status', '=', 'pending')
    .orderBy('id')
    .limit(EXECUTIONS)
    .execute()
  const suppliers = (
    await database
      .selectFrom('account')
      .select('public_id as publicId')
      .where('kind', '=', 'supplier')
      .orderBy('id')
      .limit(20)
      .execute()
  ).map(({ publicId }) => publicId)
  const before = await doneOrder(database, supplierId, 300)
  const [restaurant, supplier] = await openSessions(database, [order.id, supplierId])
  if (!restaurant || !supplier) throw new Error('Nobody is signed in.')
  const partId = (index: number) => pending[index]?.publicId ?? ''
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
    post('order again (POST)', '/api/order-again/', { from: 'last_order' }, by(restaurant)),
    ofSupplier('pending orders of a supplier', 'supplier-order-list/?status=pending'),
    ofSupplier('done orders of a supplier', 'supplier-order-list/?status=done&limit=50'),
    ofSupplier(
      'an order of a supplier',
      `supplier-order-list/?supplier_order_public_id=${partId(0)}`,
    ),
    ...(before === undefined
      ? []
      : [
          ofSupplier(
            'done orders of a supplier, page 7',
            `supplier-order-list/?status=done&limit=50&before=${before}`,
          ),
        ]),
    ofSupplier('products with cases sold', 'supplier-product-list/?category_name=all'),
    ofSupplier('thread of an order', `order-thread/?supplier_order_public_id=${partId(0)}`),
    ofSupplier('counts of orders', 'supplier-order-counts/'),
    ofSupplier('list to pick', 'pick-list/'),
    ofSupplier('orders to pick', 'pick-orders/'),
    ofSupplier('credits', 'credit-list/'),
    ofSupplier('reviews of a supplier', 'supplier-review-list/'),
    ofSupplier('activity of a supplier', 'business-activity/'),
    ...(pending.length === EXECUTIONS
      ? [
          post(
            'an order is accepted',
            '/api/supplier-order-update/',
            (index) => ({ supplier_order_id: partId(index), action: 'accepted' }),
            by(supplier),
          ),
          post(
            'an order is done',
            '/api/supplier-order-set-to-done/',
            (index) => ({ supplier_order_id: partId(index) }),
            by(supplier),
          ),
        ]
      : []),
  ]
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

function first(sessions: readonly Session[]): Session {
  const [session] = sessions
  if (!session) throw new Error('Nobody is signed in.')
  return session
}
