import { formatRating } from '@halles/domain/review.ts'
import { expressionBuilder, type RawBuilder } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Operand } from '../../database/prepared.ts'
import type { DB } from '../../database/schema.generated.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { ratingsOf } from '../../reviews/reviews-sql.ts'
import { lastPaid } from './last-paid-sql.ts'
import { PRODUCT_COLUMNS } from './product-columns-sql.ts'

/** What a list says of the products of the common table expression `page`, in the order of it, which names it `listed`. */
export function pageProducts(restaurantId: Operand<RestaurantId>, order: RawBuilder<unknown>) {
  return jsonArrayFrom(
    expressionBuilder<DB & { page: { id: number } }>()
      .selectFrom('page as listed')
      .innerJoin('product', 'product.id', 'listed.id')
      .innerJoin('supplier', 'supplier.account_id', 'product.supplier_id')
      .innerJoin('account', 'account.id', 'supplier.account_id')
      .select(PRODUCT_COLUMNS)
      .select((product) => [
        'account.public_id as supplier_public_id',
        'supplier.name as supplier_name',
        jsonObjectFrom(ratingsOf(product.ref('product.supplier_id')))
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
