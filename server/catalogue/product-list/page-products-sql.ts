import { formatRating } from '@halles/domain/review.ts'
import { expressionBuilder, type RawBuilder } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { DB } from '../../database/schema.generated.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { ratingsOf } from '../../reviews/reviews-sql.ts'
import { lastPaid } from './last-paid-sql.ts'
import { PRODUCT_COLUMNS } from './product-columns-sql.ts'

/** The common table expressions that a list makes: the products of a page, and who may sell them. */
type OfAPage = {
  page: { id: number }
  served: { id: number; public_id: string; name: string }
}

/** What a list says of the products of `page`, in the order of it, which names it `listed`. */
export function pageProducts(restaurantId: RestaurantId, order: RawBuilder<unknown>) {
  return jsonArrayFrom(
    expressionBuilder<DB & OfAPage>()
      .selectFrom('page as listed')
      .innerJoin('product', 'product.id', 'listed.id')
      .innerJoin('served', 'served.id', 'product.supplier_id')
      .select(PRODUCT_COLUMNS)
      .select((product) => [
        'served.public_id as supplier_public_id',
        'served.name as supplier_name',
        jsonObjectFrom(ratingsOf(product.ref('served.id')))
          .$notNull()
          .as('ratings'),
        jsonObjectFrom(lastPaid(product, restaurantId)).as('last_paid'),
      ])
      .orderBy(order),
  )
}

type PageProduct = {
  supplier_public_id: string
  supplier_name: string
  ratings: { sum: number; count: number }
}

/** A product of `pageProducts` as the wire has it: its supplier apart. */
export function withSupplier<Product extends PageProduct>({
  supplier_public_id,
  supplier_name,
  ratings,
  ...product
}: Product) {
  return {
    ...product,
    supplier: {
      public_id: supplier_public_id,
      name: supplier_name,
      rating: formatRating(ratings),
      rating_count: ratings.count,
    },
  }
}
