import { sql } from 'kysely'
import type { Database } from '../../server/database/connect.ts'
import { insertRestaurants, openSessions, type Session } from '../accounts.ts'
import { fillCarts } from '../carts.ts'
import { QUESTIONS } from '../growth-questions.ts'
import type { Received, Sent } from '../http-request.ts'

/** How often each kind of request is made, of a hundred. */
const MIX = {
  'product list': 38,
  categories: 4,
  search: 12,
  cart: 10,
  'cart-add': 12,
  'cart-update': 6,
  checkout: 6,
  'orders of a restaurant': 4,
  'orders of a supplier': 5,
  'accept an order': 3,
} as const
export type Kind = keyof typeof MIX
export const KINDS = Object.keys(MIX) as Kind[]
const KINDS_BY_SHARE = KINDS.flatMap((kind) => Array<Kind>(MIX[kind]).fill(kind))

/** A request to be made, and who wants to know what came of it. */
export type Task = { kind: Kind; sent: Sent; onReceived?: (received: Received) => void }

/** A checkout under its key: whose, and the order that was acknowledged. */
export type Checkout = { session: Session; idempotencyKey: string; order?: string | undefined }

export type ShoppingDay = {
  next: () => Task
  /** Every checkout that was sent. */
  checkouts: readonly Checkout[]
  restaurants: readonly Session[]
}

const RESTAURANTS = 400
const PRODUCTS = 1_000

/** Restaurants that shop, others that each have one full cart to order, and suppliers that accept. */
export async function beginShoppingDay(database: Database, carts: number): Promise<ShoppingDay> {
  const sessions = await insertRestaurants(database, RESTAURANTS + carts)
  const restaurants = sessions.slice(0, RESTAURANTS)
  const buyers = sessions.slice(RESTAURANTS)
  await fillCarts(database, sessions)
  const suppliers = await openSessions(database, await listSupplierIds(database))
  const products = await listProducts(database)
  const linesOf = await listCartProducts(database)
  await sql`vacuum analyze`.execute(database)
  const checkouts: Checkout[] = []
  const refused: Checkout[] = []
  const pending: { session: Session; order: string }[] = []
  const seen = new Set<string>()

  const tasks: Record<Kind, () => Omit<Task, 'kind'>> = {
    'product list': () => get(anyOf(restaurants), productListPath(anyOf(LISTS))),
    categories: () => get(anyOf(restaurants), '/api/category-list/'),
    search: () => get(anyOf(restaurants), productListPath(anyOf(SEARCHES))),
    cart: () => get(anyOf(restaurants), '/api/cart/'),
    'cart-add': () =>
      post(anyOf(restaurants), '/api/cart-add/', { productId: anyOf(products), quantity: 1 }),
    'cart-update'() {
      const restaurant = anyOf(restaurants)
      const productId = anyOf(linesOf.get(restaurant.accountId) ?? [])
      return post(restaurant, '/api/cart-update/', { productId, quantity: 1 + below(50) })
    },
    checkout: order,
    'orders of a restaurant': () =>
      get(anyOf(restaurants), '/api/restaurant-order-list/?status=active'),
    'orders of a supplier': () => listOrders(anyOf(suppliers)),
    'accept an order'() {
      const found = pending.pop()
      if (!found) return listOrders(anyOf(suppliers))
      const body = { supplier_order_id: found.order, action: 'accepted' }
      return post(found.session, '/api/supplier-order-update/', body)
    },
  }

  /** What was refused is tried again under its key, as our client does, before another cart is ordered. */
  function order(): Omit<Task, 'kind'> {
    const checkout = refused.pop() ?? begin(buyers.pop())
    const { sent, onReceived } = checkoutTask(checkout)
    return {
      sent,
      onReceived(received) {
        onReceived?.(received)
        if (checkout.order === undefined) refused.push(checkout)
      },
    }
  }

  function begin(session: Session | undefined): Checkout {
    if (!session) throw new Error('There is no full cart left.')
    const checkout: Checkout = { session, idempotencyKey: crypto.randomUUID() }
    checkouts.push(checkout)
    return checkout
  }

  function listOrders(session: Session): Omit<Task, 'kind'> {
    return {
      ...get(session, '/api/supplier-order-list/?status=pending'),
      onReceived({ status, text }) {
        if (status !== 200) return
        for (const { public_id } of JSON.parse(text).slice(0, 10)) {
          if (seen.has(public_id)) continue
          seen.add(public_id)
          pending.push({ session, order: public_id })
        }
      },
    }
  }

  return {
    next() {
      const kind = anyOf(KINDS_BY_SHARE)
      return { kind, ...tasks[kind]() }
    },
    checkouts,
    restaurants,
  }
}

/** Places, or asks again for, the order of a checkout. */
export function checkoutTask(checkout: Checkout): Omit<Task, 'kind'> {
  const { session, idempotencyKey } = checkout
  const task = post(session, '/api/checkout/', {})
  return {
    sent: { ...task.sent, idempotencyKey },
    onReceived({ status, text }) {
      if (status === 200) checkout.order = JSON.parse(text).order_public_id
    },
  }
}

// Every key, direction and category asked for in bench:growth, but no page a person would not reach.
const SEARCHES = QUESTIONS.filter(({ query }) => 'search' in query)
const LISTS = QUESTIONS.filter(({ query, follows }) => Number(query.page) < 100 && !follows)

function productListPath({ query }: (typeof QUESTIONS)[number]): string {
  return `/api/product-list/?${new URLSearchParams(query)}`
}

function get({ cookie }: Session, path: string): { sent: Sent } {
  return { sent: { path, cookie } }
}

function post({ cookie, csrfToken }: Session, path: string, body: object): { sent: Sent } {
  return { sent: { method: 'POST', path, cookie, csrfToken, body } }
}

function anyOf<Value>(values: readonly Value[]): Value {
  const value = values[below(values.length)]
  if (value === undefined) throw new Error('There is nothing to choose from.')
  return value
}

function below(end: number): number {
  return Math.floor(Math.random() * end)
}

async function listSupplierIds(database: Database): Promise<number[]> {
  const rows = await database.selectFrom('supplier').select('account_id as id').execute()
  return rows.map(({ id }) => id)
}

async function listProducts(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('product')
    .select('public_id')
    .orderBy('public_id')
    .limit(PRODUCTS)
    .execute()
  return rows.map(({ public_id }) => public_id)
}

/** The products in each restaurant's cart. */
async function listCartProducts(database: Database): Promise<Map<number, string[]>> {
  const rows = await database
    .selectFrom('cart_line')
    .innerJoin('product', 'product.id', 'cart_line.product_id')
    .select(['restaurant_id as id', sql<string[]>`array_agg(public_id)`.as('products')])
    .groupBy('restaurant_id')
    .execute()
  return new Map(rows.map(({ id, products }) => [id, products]))
}
