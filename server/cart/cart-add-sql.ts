import { MAX_LINE_QUANTITY } from '@halles/domain/cart.ts'
import { sql } from 'kysely'
import { type Parameters, prepared } from '../database/prepared.ts'
import type { Transaction } from '../database/transaction.ts'
import type { RestaurantViewer } from '../platform/access/viewer.ts'
import {
  insertResponseQuery,
  type KeyedRequest,
  type ResponseToStore,
  responseToStore,
  storedResponseQuery,
  type WantedResponse,
} from '../platform/endpoint/idempotency-sql.ts'
import {
  asCartLine,
  type CartLine,
  type CartReader,
  cartLinesQuery,
  orderableProducts,
  type StoredLine,
} from './cart-sql.ts'

type Found = {
  /** Cases of the product that the cart had; 0: none. */
  before: number
  /** Different products that the cart had. */
  line_count: number
  /** Whether `before` is stored as the response under the key. */
  is_stored: boolean
}

type ProductToAdd = WantedResponse &
  ResponseToStore &
  CartReader & { productId: string; quantity: number }

// A common table expression does not see what another one writes: what was written comes from `written`.
const addProduct = prepared(
  'add_to_cart',
  (tx: Transaction, values: Parameters<ProductToAdd>) => sql<StoredLine & Found>`
    with stored as ${storedResponseQuery(tx, values, 'account_id')},
    found as ${orderableProducts(tx, values.restaurantId)
      .leftJoin('cart_line', (join) =>
        join
          .onRef('cart_line.restaurant_id', '=', 'restaurant.account_id')
          .onRef('cart_line.product_id', '=', 'product.id'),
      )
      .select(({ fn, lit, selectFrom }) => [
        'product.id as product_id',
        fn.coalesce('cart_line.quantity', lit(0)).as('before'),
        selectFrom('cart_line')
          .select((lines) => lines.fn.countAll<number>().as('count'))
          .where('restaurant_id', '=', values.restaurantId)
          .as('line_count'),
      ])
      .where('product.public_id', '=', values.productId)
      .where(sql<boolean>`not exists (select from stored)`)},
    written as (
      insert into cart_line (restaurant_id, product_id, quantity)
      select ${values.restaurantId}::integer, product_id, least(before + ${values.quantity}::integer, ${MAX_LINE_QUANTITY})
      from found
      on conflict (restaurant_id, product_id) do update set quantity = excluded.quantity
      returning *
    ),
    response as (${insertResponseQuery(
      values,
      sql`jsonb_build_object('before', before)`,
      sql`found`,
    )}),
    line as (
      select * from cart_line
      where restaurant_id = ${values.restaurantId} and product_id <> (select product_id from written)
      union all select * from written
    )
    ${cartLinesQuery(tx, sql`line`, values)
      .innerJoin(sql<Found>`found`.as('found'), (join) => join.onTrue())
      .select(['found.before', 'found.line_count'])
      .select(sql<boolean>`exists (select from response)`.as('is_stored'))}`,
)

/**
 * Adds cases of a product to a locked cart and stores under the key how many there were before, in one statement. Returns
 * these numbers and the cart's lines after it. Undefined, with nothing changed, when the restaurant cannot order the product
 * now or the key already has a response. The line is cut at MAX_LINE_QUANTITY and the number of lines is not checked: the
 * caller rolls back what the domain refuses.
 */
export async function addToCart(
  tx: Transaction,
  { accountId, restaurantId, personId }: RestaurantViewer,
  { productId, quantity }: { productId: string; quantity: number },
  request: KeyedRequest,
): Promise<(Found & { lines: CartLine[] }) | undefined> {
  const { rows } = await addProduct(tx, {
    ...responseToStore(accountId, request),
    owner: accountId,
    restaurantId,
    personId,
    productId,
    quantity,
  })
  const [first] = rows
  if (!first) return undefined
  const { before, line_count, is_stored } = first
  return { before, line_count, is_stored, lines: rows.map(asCartLine) }
}
