import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { MAX_GUIDE_ITEMS } from '@halles/domain/guide.ts'
import type { CategoryName } from '@halles/domain/product.ts'
import type { KeptFilter } from '@halles/domain/product-filter.ts'
import { type SqlBool, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { IS_ON_MARKET, offerFor, SOLD_BY_WEIGHT } from '../catalogue/products/offer-sql.ts'
import { MONTREAL_TODAY, startOfMontrealDay } from '../database/montreal-days.ts'
import type { Reader } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'
import { ownPriceOf } from '../prices/own-price.ts'

type Candidate = Output<Endpoints['guideCandidates']>['candidates'][number]

type Wanted = {
  days: number
  /** The guide whose products are marked. */
  guideId: number | null
  /** Only these products, ordered or not; undefined: those that were ordered. */
  publicIds?: readonly string[]
}

/**
 * Products that the restaurant sees on the market, available today or not, by the number of its orders of the last days that
 * had them; what a supplier removed counts for none. The most ordered first, as many as a guide holds.
 */
export async function listCandidates(
  reader: Reader,
  restaurantId: RestaurantId,
  { days, guideId, publicIds }: Wanted,
): Promise<Candidate[]> {
  const ordered = reader
    .selectFrom('restaurant_order as placed')
    .innerJoin('supplier_order as part', 'part.restaurant_order_id', 'placed.id')
    .innerJoin('order_line as line', 'line.supplier_order_id', 'part.id')
    .select(({ fn }) => [
      'line.product_id',
      fn.count<number>('placed.id').as('orders'),
      fn.max('placed.placed_at').as('last_at'),
    ])
    .where('placed.restaurant_id', '=', restaurantId)
    .where('placed.status', 'in', ['active', 'done'])
    .where('placed.placed_at', '>=', startOfMontrealDay(MONTREAL_TODAY, -days))
    .where(sql<SqlBool>`not line.is_cancelled`)
    .groupBy('line.product_id')
  const rows = await reader
    .selectFrom('product')
    .innerJoin('supplier', 'supplier.account_id', 'product.supplier_id')
    .innerJoin('account', 'account.id', 'supplier.account_id')
    .innerJoinLateral(offerFor(restaurantId).as('offer'), (join) => join.onTrue())
    .leftJoin(ordered.as('ordered'), (join) => join.onRef('ordered.product_id', '=', 'product.id'))
    .select((eb) => [
      'product.public_id',
      'product.name_fr',
      'product.name_en',
      'product.category',
      'offer.price_cents as price',
      'offer.terms',
      'product.quantity_hundredths as quantity_per_case',
      'product.unit',
      'offer.price_per_unit',
      'offer.price_per_kg',
      SOLD_BY_WEIGHT,
      jsonBuildObject({
        public_id: eb.ref('account.public_id'),
        name: eb.ref('supplier.name'),
      }).as('supplier'),
      sql<number>`coalesce(ordered.orders, 0)`.as('order_count'),
      eb
        .exists(
          eb
            .selectFrom('guide_item_product')
            .whereRef('guide_item_product.product_id', '=', 'product.id')
            .where('guide_item_product.guide_id', '=', guideId),
        )
        .$castTo<boolean>()
        .as('is_in_guide'),
    ])
    .where(IS_ON_MARKET)
    .$if(publicIds !== undefined, (products) =>
      products.where('product.public_id', '=', sql<string>`any(${publicIds}::text[])`),
    )
    .$if(publicIds === undefined, (products) => products.where('ordered.orders', 'is not', null))
    .orderBy(sql`ordered.orders desc nulls last`)
    .orderBy(sql`ordered.last_at desc nulls last`)
    .orderBy('product.id')
    .limit(MAX_GUIDE_ITEMS)
    .execute()
  return rows.map(({ terms, ...row }) => ({
    ...row,
    own_price: ownPriceOf({ priceCents: row.price, terms }),
  }))
}

/** What the equal products of an item are looked for by: its label, its filter, and its preferred product. */
export type Sought = {
  label: string
  filter: KeptFilter | null
  category: CategoryName
  name_fr: string
  name_en: string
  unit: string
  quantityHundredths: number
  productPublicIds: string[]
}

/** An item of a guide, to look for equal products; undefined when the guide has no such item. */
export async function findSought(
  reader: Reader,
  guideId: number,
  itemPublicId: string,
): Promise<Sought | undefined> {
  return reader
    .selectFrom('guide_item')
    .innerJoin('guide_item_product as listed', 'listed.guide_item_id', 'guide_item.id')
    .innerJoin('product', 'product.id', 'listed.product_id')
    .select([
      'guide_item.label',
      sql<KeptFilter | null>`guide_item.filter`.as('filter'),
      'product.category',
      'product.name_fr',
      'product.name_en',
      'product.unit',
      'product.quantity_hundredths as quantityHundredths',
      sql<string[]>`(
        select array_agg(own.public_id) from guide_item_product other
        join product own on own.id = other.product_id where other.guide_item_id = guide_item.id)`.as(
        'productPublicIds',
      ),
    ])
    .where('guide_item.guide_id', '=', guideId)
    .where('guide_item.public_id', '=', itemPublicId)
    .orderBy('listed.rank')
    .limit(1)
    .executeTakeFirst()
}
