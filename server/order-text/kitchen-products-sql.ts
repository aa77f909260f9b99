import { sql } from 'kysely'
import { UNAVAILABLE_REASON } from '../cart/cart-sql.ts'
import type { Reader } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'

/** A product of a kitchen, with its supplier and whether it can be ordered now; cents and hundredths. */
export type KitchenRow = Awaited<ReturnType<typeof listOrderedProducts>>[number]

/** What the restaurant ordered in the last 180 days and was not cancelled, the last ordered first. */
export function listOrderedProducts(reader: Reader, restaurantId: RestaurantId) {
  return productsFor(reader, restaurantId)
    .innerJoin(
      sql<{ product_id: number; placed_at: Date }>`(
        select product_id, max(placed_at) as placed_at from last_paid
        where restaurant_id = ${restaurantId} and placed_at > now() - interval '180 days'
        group by product_id)`.as('ordered'),
      'ordered.product_id',
      'product.id',
    )
    .orderBy('ordered.placed_at', 'desc')
    .orderBy('product.id')
    .execute()
}

/** What the restaurant confirmed for such words (domain/order-text/words.ts) before. */
export function findKnownWords(
  reader: Reader,
  restaurantId: RestaurantId,
  words: readonly string[],
) {
  return productsFor(reader, restaurantId)
    .innerJoin('order_word', (join) =>
      join
        .onRef('order_word.product_id', '=', 'product.id')
        .on('order_word.restaurant_id', '=', restaurantId),
    )
    .select('order_word.words')
    .where('order_word.words', '=', sql<string>`any(${words}::text[])`)
    .execute()
}

function productsFor(reader: Reader, restaurantId: RestaurantId) {
  return reader
    .selectFrom('product')
    .innerJoin('supplier', 'supplier.account_id', 'product.supplier_id')
    .innerJoin('account', 'account.id', 'product.supplier_id')
    .innerJoin('restaurant', (join) => join.on('restaurant.account_id', '=', restaurantId))
    .leftJoin('supplier_city', (join) =>
      join
        .onRef('supplier_city.supplier_id', '=', 'product.supplier_id')
        .onRef('supplier_city.city_id', '=', 'restaurant.city_id'),
    )
    .select([
      'product.public_id',
      'product.name_fr',
      'product.name_en',
      'product.unit',
      'product.price_cents as price',
      'product.quantity_hundredths as quantity_per_case',
      'product.price_per_unit',
      'product.price_per_kg',
      'product.supplier_id',
      'account.public_id as supplier_public_id',
      'supplier.name as supplier_name',
      sql<boolean>`${UNAVAILABLE_REASON} is null`.as('orderable'),
    ])
}
