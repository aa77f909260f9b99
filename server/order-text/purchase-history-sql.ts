import { sql } from 'kysely'
import { offerFor, SOLD_BY_WEIGHT } from '../catalogue/products/offer-sql.ts'
import { MONTREAL_TODAY, startOfMontrealDay } from '../database/montreal-days.ts'
import type { Reader } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'

/** A product as a typed order offers it, with its supplier and whether it can be ordered now; cents and hundredths. */
export type OfferedRow = Awaited<ReturnType<typeof listOffered>>[number]

/** How long what was ordered is remembered. */
const DAYS = 180

/**
 * What stands in the guides of the restaurant that are not archived, with what they call it, the preferred products first;
 * then what it ordered in the last days and was not cancelled, the last ordered first. `labels` is null for what is in
 * no guide. `times`: of how many orders it was; `usual`: the median of their cases, null for what was not ordered.
 */
export function listPurchasedProducts(reader: Reader, restaurantId: RestaurantId) {
  return productsFor(reader, restaurantId)
    .innerJoin(
      sql<{
        product_id: number
        labels: string[] | null
        rank: number | null
        times: number
        usual: number | null
        placed_at: Date | null
      }>`(
        select product_id, labels, rank, coalesce(times, 0) as times, usual, placed_at from (
          select product_id, array_agg(distinct label) as labels, min(rank) as rank
          from guide
          join guide_item on guide_item.guide_id = guide.id
          join guide_item_product on guide_item_product.guide_item_id = guide_item.id
          where guide.restaurant_id = ${restaurantId} and guide.archived_at is null
          group by product_id) guided
        full join (
          select line.product_id, count(distinct placed.id)::integer as times,
            percentile_disc(0.5) within group (order by line.quantity) as usual,
            max(placed.placed_at) as placed_at
          from restaurant_order placed
          join supplier_order part on part.restaurant_order_id = placed.id
          join order_line line on line.supplier_order_id = part.id
          where placed.restaurant_id = ${restaurantId} and placed.status in ('active', 'done')
            and placed.placed_at >= ${startOfMontrealDay(MONTREAL_TODAY, -DAYS)} and not line.is_cancelled
          group by line.product_id) ordered using (product_id))`.as('bought'),
      'bought.product_id',
      'product.id',
    )
    .select(['bought.labels', 'bought.times', 'bought.usual'])
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

/** Products by their public ids, in no order. */
export function listOffered(
  reader: Reader,
  restaurantId: RestaurantId,
  publicIds: readonly string[],
) {
  return productsFor(reader, restaurantId)
    .where('product.public_id', '=', sql<string>`any(${publicIds}::text[])`)
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
      'offer.terms',
      'product.quantity_hundredths as quantity_per_case',
      'offer.price_per_unit',
      'offer.price_per_kg',
      SOLD_BY_WEIGHT,
      'product.supplier_id',
      'account.public_id as supplier_public_id',
      'supplier.name as supplier_name',
      sql<boolean>`offer.unavailable is null`.as('orderable'),
    ])
}
