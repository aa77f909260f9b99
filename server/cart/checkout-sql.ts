import { sql } from 'kysely'
import { type Parameters, prepared } from '../database/prepared.ts'
import { queuedToShare } from '../database/row-queue-sql.ts'
import type { Transaction } from '../database/transaction.ts'
import { bumpChangeCounterQuery } from '../live/change-counter-sql.ts'
import { eventsForSuppliersQuery, notifyOfEvents } from '../live/order-events-sql.ts'
import type {
  AccountId,
  PersonId,
  RestaurantId,
  RestaurantViewer,
} from '../platform/access/viewer.ts'
import {
  insertResponseQuery,
  type KeyedRequest,
  type ResponseToStore,
  responseToStore,
  type StoredResponse,
  storedResponseQuery,
  type WantedResponse,
} from '../platform/endpoint/idempotency-sql.ts'
import { endRequestQuery } from './approval-sql.ts'
import { deleteChoicesQuery } from './cart-choice-sql.ts'
import { type CartLine, deleteCartLinesQuery } from './cart-sql.ts'

type CartToOrder = WantedResponse & { restaurantId: RestaurantId }

const lockOrdered = prepared(
  'lock_ordered_products',
  (tx: Transaction, values: Parameters<CartToOrder>) => {
    const suppliers = sql`
      select product.supplier_id from cart_line join product on product.id = cart_line.product_id
      where cart_line.restaurant_id = ${values.restaurantId} and not exists (select from stored)`
    const products = tx
      .selectFrom('cart_line')
      .innerJoin('product', 'product.id', 'cart_line.product_id')
      .innerJoin('supplier', 'supplier.account_id', 'product.supplier_id')
      .innerJoin('account', 'account.id', 'supplier.account_id')
      .select('product.id')
      .where('cart_line.restaurant_id', '=', values.restaurantId)
      .where(sql<boolean>`not exists (select from stored)`)
      .where(queuedToShare('account', suppliers))
      .where(queuedToShare('supplier', suppliers))
      .orderBy('supplier.account_id')
      .orderBy('product.id')
      .forShare(['account', 'supplier', 'product'])
    // Counted, because PostgreSQL locks only what is read.
    return sql<{ stored: StoredResponse<unknown> | null }>`
      with stored as ${storedResponseQuery(tx, values, 'account_id')}, locked as ${products}
      select (select to_json(stored) from stored) as stored, (select count(*) from locked)`
  },
)

/**
 * Locks everything that the cart's orders are made of until the transaction ends: each product (price, case, deletion),
 * its supplier (minimum, served cities, which change only under the supplier's row) and the supplier's account
 * (suspension). If a checkout under this key has a response, returns it and locks nothing. To be called after lockCart, so
 * that a retry sees the response that it waited for. FOR SHARE lets other checkouts by and makes any update wait; FOR KEY
 * SHARE would let prices change. Locked supplier by supplier, account first, in the order of a supplier's own changes, so
 * that none deadlocks with it. To be read after, in a statement of its own: only that one sees what was waited for.
 */
export async function lockOrderedProducts<Answer>(
  tx: Transaction,
  { accountId, restaurantId }: RestaurantViewer,
  request: KeyedRequest,
): Promise<StoredResponse<Answer> | undefined> {
  const { call, key = null } = request
  const { rows } = await lockOrdered(tx, { owner: accountId, call, key, restaurantId })
  const [found] = rows
  return (found?.stored as StoredResponse<Answer> | null) ?? undefined
}

type OrderedCart = ResponseToStore & {
  accountId: AccountId
  orderId: number
  restaurantId: RestaurantId
  personId: PersonId
  productIds: number[]
  answer: string
}

const finish = prepared('finish_checkout', (tx: Transaction, values: Parameters<OrderedCart>) =>
  eventsForSuppliersQuery(
    'placed',
    values.orderId,
    {
      // guard: orders: a placed one is fetched by the restaurant's other screens [events.get]
      //   code: own: bumpChangeCounterQuery(values)
      //   instead: own: sql`select 1`
      own: bumpChangeCounterQuery(values),
      request: endRequestQuery(values),
      emptied: sql`${deleteCartLinesQuery(tx, values)}`,
      chosen: deleteChoicesQuery(values),
      response: insertResponseQuery(values, sql`${values.answer}::jsonb`),
    },
    // guard: live: a checkout counts its restaurant's own change before its events [events-races]
    'own',
  ),
)

/**
 * The last statement of a checkout: empties the cart with what was chosen for it, ends the request for its approval, stores
 * the response under the key, counts the change for the restaurant's other screens and writes the suppliers' events.
 * False when the key has another response: to be refused with `key_reused`.
 */
export async function finishCheckout(
  tx: Transaction,
  { accountId, restaurantId, personId }: RestaurantViewer,
  restaurantOrderId: number,
  { lines, request, answer }: { lines: readonly CartLine[]; request: KeyedRequest; answer: object },
): Promise<boolean> {
  const { rows } = await finish(tx, {
    ...responseToStore(accountId, request),
    accountId,
    orderId: restaurantOrderId,
    restaurantId,
    personId,
    productIds: lines.map((line) => line.product_id),
    answer: JSON.stringify(answer),
  })
  notifyOfEvents(tx, rows, accountId)
  return request.key === undefined || rows[0]?.response === 1
}
