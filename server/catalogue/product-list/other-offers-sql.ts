import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type Parameters, prepared } from '../../database/prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import { minimumFor } from '../../delivery/minimum-sql.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { isOfferedTo } from '../products/offer-sql.ts'
import { bestOffers, type ComparedOffer, MOST_OTHER_OFFERS } from './best-offers-sql.ts'
import { productsOfPage, withSupplier } from './page-products-sql.ts'

type Wanted = { restaurantId: RestaurantId; publicId: string }

const otherOffers = prepared(
  'other_offers',
  (reader: Reader, { restaurantId, publicId }: Parameters<Wanted>) => {
    const listed = sql.ref('listed.price')
    const isCheapest = sql<boolean>`(select min(price) = ${listed} and max(price) > ${listed} from best)`
    return reader
      .with('wanted', (db) =>
        db
          .selectFrom('product')
          .select(['id', 'same_name_key', 'category', 'gtin', 'unit'])
          .where('public_id', '=', publicId)
          .where('deleted_at', 'is', null)
          .where(isOfferedTo('product', restaurantId)),
      )
      .with(
        (cte) => cte('best').materialized(),
        (db) =>
          db
            .selectFrom('wanted')
            .innerJoinLateral(
              sql<ComparedOffer>`(${bestOffers('wanted', restaurantId, isOfferedTo('offer', restaurantId))})`.as(
                'offer',
              ),
              (join) => join.onTrue(),
            )
            .select(['offer.id', 'offer.price']),
      )
      .with('page', (db) =>
        db
          .selectFrom('best')
          .selectAll()
          .where('id', 'not in', ({ selectFrom }) => selectFrom('wanted').select('id'))
          .orderBy('price')
          .orderBy('id')
          .limit(sql.lit(MOST_OTHER_OFFERS)),
      )
      .selectFrom('wanted')
      .select(
        jsonArrayFrom(
          productsOfPage<ComparedOffer>(restaurantId)
            .select([
              minimumFor(restaurantId).as('minimum_order_cents'),
              isCheapest.as('is_cheapest'),
            ])
            .orderBy('listed.price')
            .orderBy('listed.id'),
        ).as('results'),
      )
  },
)

/**
 * The other offers of a product that a restaurant can order, best price for the same amount first; undefined where its
 * supplier does not deliver to the restaurant, or offers it no more.
 */
export async function findOtherOffers(
  reader: Reader,
  restaurantId: RestaurantId,
  publicId: string,
): Promise<Output<Endpoints['productOffers']>['results'] | undefined> {
  const { rows } = await otherOffers(reader, { restaurantId, publicId })
  return rows[0]?.results.map(({ minimum_order_cents, ...product }) => {
    const { supplier, ...offer } = withSupplier(product)
    return { ...offer, supplier: { ...supplier, minimum_order_price: minimum_order_cents } }
  })
}
