import type { OfferTerms } from '@halles/domain/offer.ts'
import { formatRating } from '@halles/domain/review.ts'
import {
  type ExpressionBuilder,
  expressionBuilder,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Operand } from '../../database/prepared.ts'
import type { DB } from '../../database/schema.generated.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import type { OwnList } from '../../prices/asked-price-sql.ts'
import { ownPriceOf } from '../../prices/own-price.ts'
import { ratingsOf } from '../../reviews/reviews-sql.ts'
import { isOfferedTo, offerFor } from '../products/offer-sql.ts'
import { FIRST_PHOTO } from '../products/photo-columns-sql.ts'
import { bestOffers, isCheapest, leastOther, MOST_OTHER_OFFERS } from './best-offers-sql.ts'
import { lastPaid } from './last-paid-sql.ts'
import { OFFERED_PRICES, PRODUCT_COLUMNS } from './product-columns-sql.ts'
import { isSold, type OfSupplier } from './served-suppliers-sql.ts'

type Page = { id: number }
type Compared = { other_offers: number; other_offers_from: number | null; is_cheapest: boolean }

/**
 * What a list says of the products of the common table expression `page`, in the order of it, which names it `listed`. Read
 * too: `own_list`; `served`, which has all suppliers that deliver unless the list is that of one.
 */
export function pageProducts(
  restaurantId: Operand<RestaurantId>,
  order: RawBuilder<unknown>,
  supplier: OfSupplier,
) {
  return jsonArrayFrom(
    comparedProducts(
      restaurantId,
      supplier === undefined ? isSold('offer') : isOfferedTo('offer', restaurantId),
      sql<OwnList>`own_list`,
    ).orderBy(order),
  )
}

/** The same without an order; `isOfferSold`: whether the product `offer` is sold to the restaurant. */
export function comparedProducts(
  restaurantId: Operand<RestaurantId>,
  isOfferSold: RawBuilder<SqlBool>,
  lists?: RawBuilder<OwnList>,
) {
  const id = sql.ref('product.id')
  const pricePerAmount = sql`case when offer.price_cents = product.price_cents then product.price_per_amount
    else price_per_amount(offer.price_cents, product.quantity_hundredths, product.unit) end`
  const compared = sql<Compared>`(
    select least(count(*) filter (where best.id <> ${id}), ${sql.lit(MOST_OTHER_OFFERS)})::integer as other_offers,
      ${leastOther(id, sql.ref('product.unit'))} as other_offers_from,
      ${isCheapest(pricePerAmount)} as is_cheapest
    from (${bestOffers('product', restaurantId, isOfferSold, lists)}) best)`
  return productsOfPage<Page>(restaurantId)
    .innerJoinLateral(compared.as('compared'), (join) => join.onTrue())
    .select(['compared.other_offers', 'compared.other_offers_from', 'compared.is_cheapest'])
}

/** What lists and comparisons say of the products of the common table expression `page`, here named `listed`. */
export function productsOfPage<Row extends Page>(restaurantId: Operand<RestaurantId>) {
  return expressionBuilder<DB & { page: Row }>()
    .selectFrom('page as listed')
    .innerJoin('product', 'product.id', 'listed.id')
    .innerJoin('supplier', 'supplier.account_id', 'product.supplier_id')
    .innerJoin('account', 'account.id', 'supplier.account_id')
    .innerJoinLateral(offerFor(restaurantId).as('offer'), (join) => join.onTrue())
    .select([...PRODUCT_COLUMNS, ...OFFERED_PRICES, FIRST_PHOTO])
    .select(supplierOf)
    .select((product) => jsonObjectFrom(lastPaid(product, restaurantId)).as('last_paid'))
}

/** What is said of a product's supplier, where `product`, `supplier` and `account` are read; `withSupplier` makes one of it. */
export function supplierOf({ ref }: ExpressionBuilder<DB, 'product' | 'supplier' | 'account'>) {
  return [
    ref('account.public_id').as('supplier_public_id'),
    ref('supplier.name').as('supplier_name'),
    jsonObjectFrom(ratingsOf(ref('product.supplier_id')))
      .$notNull()
      .as('ratings'),
  ] as const
}

type PageProduct = {
  price: number
  terms?: OfferTerms | null
  supplier_public_id: string
  supplier_name: string
  ratings: { sum: number; count: number }
}

/** A product of `productsOfPage` as the wire has it: its supplier and what only this restaurant is asked apart. */
export function withSupplier<Product extends PageProduct>({
  supplier_public_id,
  supplier_name,
  ratings,
  terms = null,
  ...product
}: Product) {
  return {
    ...product,
    own_price: ownPriceOf({ priceCents: product.price, terms }),
    supplier: {
      public_id: supplier_public_id,
      name: supplier_name,
      rating: formatRating(ratings),
      rating_count: ratings.count,
    },
  }
}
