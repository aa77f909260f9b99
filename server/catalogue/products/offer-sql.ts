import type { UNAVAILABLE_REASONS } from '@halles/contract/schemas/cart.ts'
import type { OfferTerms } from '@halles/domain/offer.ts'
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { isForRestaurant } from '../../customers/audience-sql.ts'
import { sellsTo } from '../../customers/sells-to-sql.ts'
import type { Operand } from '../../database/prepared.ts'
import type { DB } from '../../database/schema.generated.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { askedOf } from '../../prices/asked-price-sql.ts'
import { IS_AVAILABLE } from './availability-sql.ts'

export type UnavailableReason = (typeof UNAVAILABLE_REASONS)[number]

/** Of a product: the price of a case is an estimate where it is sold by weight; null: by the case. */
export const SOLD_BY_WEIGHT = sql<'weighed' | null>`product.sold_by_weight`.as('sold_by_weight')

/**
 * `price_cents`: what one case costs; `terms`: what is beyond the list price (domain/offer.ts), null where nothing is;
 * `unavailable`: why it cannot be ordered; null when it can.
 */
export type Offer = Pick<
  Selectable<DB['product']>,
  'price_cents' | 'price_per_unit' | 'price_per_kg'
> & { terms: OfferTerms | null; unavailable: UnavailableReason | null }

/**
 * What a product is to a restaurant now: what one case costs it, in cents, as `offeredPrice` (domain/offer.ts) decides, what
 * that is for its unit and its kilogram, and whether it can be ordered. The one door for prices: no other code reads
 * `product.price_cents` for a restaurant. To be joined laterally where `product` and `account`, its supplier's, are read.
 * What an order or a cart stores of it is what was decided then: nothing inserts an order's line by reading it again.
 */
export function offerFor(restaurantId: Operand<RestaurantId>): RawBuilder<Offer> {
  // guard: guide: deleted products are not added [guide-edits]
  //   code: when product.deleted_at is not null then 'product_deleted'
  // guard: guide: products of a supplier that is active [guide-edits]
  //   code: when account.status <> 'active' then 'supplier_unavailable'
  // guard: customers: a product for customers is no offer to others [audience]
  //   code: when not ${isForRestaurant('product', restaurantId)} then 'not_a_customer'
  return sql<Offer>`(
    select asked.price_cents, asked.terms,
      case when asked.price_cents = product.price_cents then product.price_per_unit
        else price_of_unit(asked.price_cents, product.quantity_hundredths) end as price_per_unit,
      case when asked.price_cents = product.price_cents then product.price_per_kg
        else price_of_kilogram(asked.price_cents, product.quantity_hundredths, product.unit) end as price_per_kg,
      case
        when product.deleted_at is not null then 'product_deleted'
        when account.status <> 'active' then 'supplier_unavailable'
        when not exists (select ${servedCity(sql.ref('product.supplier_id'), restaurantId)}) then 'city_not_served'
        when not ${sellsTo(sql.ref('product.supplier_id'), restaurantId)} then 'not_a_customer'
        when not ${isForRestaurant('product', restaurantId)} then 'not_a_customer'
        when not ${IS_AVAILABLE} then 'product_unavailable' end as unavailable
    from ${askedOf(restaurantId)} asked)`
}

/** Of `offer`: whether the restaurant sees the product on the market, available today or not. */
export const IS_ON_MARKET = sql<SqlBool>`coalesce(offer.unavailable = 'product_unavailable', true)`

/**
 * Whether a restaurant may see a product, by the name that it has in a statement: an active supplier serves its city and sells it
 * to it. Where `account` and the suppliers of the city are not read.
 */
export function isOfferedTo(
  product: 'product' | 'offer',
  restaurantId: Operand<RestaurantId>,
): RawBuilder<SqlBool> {
  const supplierId = sql.ref(`${product}.supplier_id`)
  // guard: customers: the page of a product for customers, and what it is compared with [audience, customers-alone]
  //   code: and ${isForRestaurant(product, restaurantId)}
  return sql<SqlBool>`(
    select true ${servedCity(supplierId, restaurantId)}
      and not exists (select from account where account.id = ${supplierId} and account.status <> 'active')
      and ${sellsTo(supplierId, restaurantId)}
      and ${isForRestaurant(product, restaurantId)})`
}

function servedCity(supplierId: RawBuilder<unknown>, restaurantId: Operand<RestaurantId>) {
  // guard: guide: products are orderable by the restaurant [guide-edits]
  //   code: and supplier_city.city_id = (select city_id from restaurant where account_id = ${restaurantId})
  return sql`
    from supplier_city
    where supplier_city.supplier_id = ${supplierId}
      and supplier_city.city_id = (select city_id from restaurant where account_id = ${restaurantId})`
}
