import { sql } from 'kysely'
import type { Database } from '../../server/database/connect.ts'
import { insertRestaurants, openSessions, type Session } from '../accounts.ts'
import type { CapturingApp } from '../captured-statements.ts'
import { fillCarts } from '../carts.ts'
import { QUESTIONS, queryOf } from '../growth-questions.ts'
import { answersToOrders } from './answers-to-orders.ts'
import { ofGuides } from './guides.ts'
import { promotions } from './promotions.ts'
import { readingOrders } from './reading-orders.ts'
import { by, EXECUTIONS, type ExplainedRequest, get, post } from './request.ts'

/** Requests of lists, cart, checkout, guides and orders; of orders those of whoever has the most. */
export async function listRequests(
  database: Database,
  capturing: CapturingApp,
): Promise<ExplainedRequest[]> {
  return [
    ...(await ofLists(database, capturing)),
    ...(await ofCart(database)),
    ...(await ofGuides(database, capturing)),
    ...(await readingOrders(database)),
    ...(await answersToOrders(database, capturing)),
    ...(await promotions(database)),
  ]
}

async function ofLists(database: Database, { app }: CapturingApp): Promise<ExplainedRequest[]> {
  const restaurant = first(await insertRestaurants(database, 1))
  const product = await firstProduct(database)
  const supplier = first(await openSessions(database, [product.supplierId]))
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
    get(
      'offers of a product',
      `/api/product-offers/?product_public_id=${product.publicId}`,
      restaurant,
    ),
    get('suppliers of a restaurant', '/api/supplier-list/', restaurant),
    get('categories of a restaurant', '/api/category-list/', restaurant),
    get('who is signed in', '/api/auth/status/', restaurant),
    {
      ...get('a session that was not used for a while', '/api/auth/status/', restaurant),
      senders: await unusedSessions(database, restaurant.accountId),
    },
    post(
      'a password is forgotten',
      '/api/request-password-reset/',
      { email: await emailOf(database, restaurant.accountId) },
      by(restaurant),
    ),
    get('a supplier’s own products', '/api/supplier-product-list/?category_name=all', supplier),
    get('counts of a supplier’s products', '/api/supplier-product-counts/', supplier),
    get('a supplier’s prices', '/api/supplier-prices/?category_name=all', supplier),
  ]
}

async function ofCart(database: Database): Promise<ExplainedRequest[]> {
  const buyers = await insertRestaurants(database, EXECUTIONS)
  await fillCarts(database, buyers)
  const restaurant = first(await insertRestaurants(database, 1))
  const { publicId: productId, supplierPublicId } = await firstProduct(database)
  const line = { productId, quantity: 2 }
  return [
    post('cart-add', '/api/cart-add/', line, by(restaurant)),
    post('cart-update', '/api/cart-update/', line, by(restaurant)),
    get('cart', '/api/cart/', restaurant),
    get('checkout (GET)', '/api/checkout/', restaurant),
    post(
      'checkout-choice',
      '/api/checkout-choice/',
      { supplier_public_id: supplierPublicId, note: 'Quai arrière' },
      by(restaurant),
    ),
    post('cart-remove', '/api/cart-remove/', { productId }, by(restaurant)),
    post(
      'cart-set',
      '/api/cart-set/',
      (index) => ({ lines: [{ productId, quantity: (index + 1) % 2 }] }),
      by(restaurant),
    ),
    post('checkout (POST)', '/api/checkout/', {}, buyers),
  ]
}

/** The last use of a session is noted once a minute. */
async function unusedSessions(database: Database, accountId: number): Promise<Session[]> {
  const sessions = await openSessions(database, Array<number>(EXECUTIONS).fill(accountId))
  await sql`update session set last_seen_at = now() - interval '1 hour' where account_id = ${accountId}`.execute(
    database,
  )
  return sessions
}

async function emailOf(database: Database, accountId: number): Promise<string> {
  const { email } = await database
    .selectFrom('account')
    .innerJoin('person', 'person.id', 'account.contact_person_id')
    .select('person.email')
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()
  return email
}

function firstProduct(database: Database) {
  return database
    .selectFrom('product')
    .innerJoin('account', 'account.id', 'product.supplier_id')
    .select([
      'product.public_id as publicId',
      'account.id as supplierId',
      'account.public_id as supplierPublicId',
    ])
    .where('deleted_at', 'is', null)
    .orderBy('product.id')
    .limit(1)
    .executeTakeFirstOrThrow()
}

function first(sessions: readonly Session[]): Session {
  const [session] = sessions
  if (!session) throw new Error('Nobody is signed in.')
  return session
}
