import { sql } from 'kysely'
import { offerFor } from '../catalogue/products/offer-sql.ts'
import type { Reader } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'

/** A purchased product, with its supplier and whether it can be ordered now; cents and hundredths. */
export type PurchasedRow = Omit<Awaited<ReturnType<typeof findKnownWords>>[number], 'words'>

/**
 * What stands in the guides of the restaurant that are not archived, with what they call it, the preferred products first;
 * then what it ordered in the last 180 days and was not cancelled, the last ordered first. `labels` is null for what is in
 * no guide.
 */
export function listPurchasedProducts(reader: Reader, restaurantId: RestaurantId) {
  return productsFor(reader, restaurantId)
    .innerJoin(
      sql<{
        product_id: number
        labels: string[] | null
        rank: number | null
        placed_at: Date | null
      }>`(
        select product_id, labels, rank, placed_at from (
          select product_id, array_agg(distinct label) as labels, min(rank) as rank
          from guide
          join guide_item on guide_item.guide_id = guide.id
          join guide_item_product on guide_item_product.guide_item_id = guide_item.id
          where guide.restaurant_id = ${restaurantId} and guide.archived_at is null
          group by product_id) guided
        full join (
          select product_id, max(placed_at) as placed_at from last_paid
          where restaurant_id = ${restaurantId} and placed_at > now() - interval '180 days'
          group by product_id) ordered using (product_id))`.as('bought'),
      'bought.product_id',
      'product.id',
    )
    .select('bought.labels')
    .orderBy('bought.rank', (order) => order.asc().nullsLast())
    .orderBy('bought.placed_at', (order) => order.desc().nullsLast())
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
    .innerJoinLateral(offerFor(restaurantId).as('offer'), (join) => join.onTrue())
    .select([
      'product.public_id',
      'product.name_fr',
      'product.name_en',
      'product.unit',
      'offer.price_cents as price',
      'product.quantity_hundredths as quantity_per_case',
      'offer.price_per_unit',
      'offer.price_per_kg',
      'product.supplier_id',
      'account.public_id as supplier_public_id',
      'supplier.name as supplier_name',
      sql<boolean>`offer.unavailable is null`.as('orderable'),
    ])
}
