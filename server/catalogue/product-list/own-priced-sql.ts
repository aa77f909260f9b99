import { type RawBuilder, sql } from 'kysely'
import { MONTREAL_TODAY } from '../../database/montreal-days.ts'
import type { Operand } from '../../database/prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { IS_AVAILABLE } from '../products/availability-sql.ts'
import {
  groupIn,
  type IndexedKey,
  type IndexedSort,
  type ScannedProduct,
} from './indexed-sort-sql.ts'
import { isListed, type WantedCategory } from './product-search-sql.ts'
import { isOfServed, isSold } from './served-suppliers-sql.ts'

/** Cents; ten-thousandths of a dollar. */
export type OwnPriced = { id: number; cents: number; per_unit: number; per_kg: number | null }

/** Whether the place of a product in a list depends on who reads it. */
export function isByPrice(key: IndexedKey | 'supplier' | undefined): boolean {
  return key === 'price' || key === 'price_per_unit'
}

/**
 * Of the common table expression `served`: the available products of which one case costs a restaurant less than everyone
 * today, and what, as `askedOf` (asked-price-sql.ts) has it. They are as many as it has agreed on, and specials, however large
 * the market. Nothing costs it more.
 */
function ownPriced(
  restaurantId: Operand<RestaurantId>,
  category: WantedCategory,
): RawBuilder<OwnPriced> {
  return sql<OwnPriced>`(
    select id, cents, price_of_unit(cents, quantity_hundredths) as per_unit,
      price_of_kilogram(cents, quantity_hundredths, unit) as per_kg
    from (select product.id, product.quantity_hundredths, product.unit, min(asked.price_cents) as cents from (
      select product.id, coalesce(line.price_cents, price_less(product.price_cents, price_list.adjust_bp)) as price_cents
      from customer own
      join price_list on price_list.id = own.price_list_id
      join product on product.supplier_id = own.supplier_id and product.deleted_at is null
      left join price_list_line line on line.price_list_id = price_list.id and line.product_id = product.id
        and line.from_cases = 1 and line.days @> ${MONTREAL_TODAY}
      where own.restaurant_id = ${restaurantId} and own.status = 'open'
        and (price_list.adjust_bp < 0 or line.price_cents is not null)
      union all
      select special.product_id, special.price_cents from special
      where special.from_cases = 1 and special.days @> ${MONTREAL_TODAY}
        and ${isOfServed(sql`special.supplier_id`)}
    ) asked
    join product on product.id = asked.id
    where asked.price_cents < product.price_cents and ${isListed(category, undefined)} and ${IS_AVAILABLE}
      and ${isSold('product')}
    group by product.id) own)`
}

/** The same for a list in an order; none where that is not by a price. */
export function ownOf(
  restaurantId: Operand<RestaurantId>,
  category: WantedCategory,
  key: IndexedKey | 'supplier' | undefined,
): RawBuilder<OwnPriced> {
  return isByPrice(key) ? ownPriced(restaurantId, category) : NOTHING_OWN
}

const NOTHING_OWN = sql<OwnPriced>`(select 0 as id, 0 as cents, 0::bigint as per_unit, null::bigint as per_kg where false)`

/** Whether a restaurant may be asked less than everyone for anything today: it has a price list, or there are specials. */
export async function hasOwnPrices(reader: Reader, restaurantId: RestaurantId): Promise<boolean> {
  const { has } = await reader
    .selectNoFrom(
      sql<boolean>`exists (
        select from customer
        where restaurant_id = ${restaurantId} and status = 'open' and price_list_id is not null
      ) or exists (select from special where days @> ${MONTREAL_TODAY})`.as('has'),
    )
    .executeTakeFirstOrThrow()
  return has
}

/** Of `listed`: whether everyone is asked the same for it. Not a join, which would not preserve an order. */
export const IS_NOT_OWN = sql<boolean>`(listed.id in (select id from own)) is not true`

/** Of the common table expression `own`, what a list sorted by a price is sorted by; with `condition` those that meet it. */
export function ownKeys(
  order: IndexedSort,
  condition: RawBuilder<unknown>,
): RawBuilder<ScannedProduct> {
  return sql<ScannedProduct>`(
    select product.id, product.public_id, product.supplier_id, ${ownKeyColumns(order)}
    from own join product on product.id = own.id
    where ${condition})`
}

/** Of a `product` and its `own`. */
function ownKeyColumns({ key, direction }: IndexedSort) {
  return key === 'price'
    ? sql`false as key_group, own.cents as key`
    : sql`${groupIn(direction)} as key_group, coalesce(own.per_kg, own.per_unit) as key`
}

/** Of a `product` beside its `own`, if it has any: what it costs the restaurant, as `SORTED_COLUMNS` names it. */
export const PRICES_WITH_OWN = [
  sql<number>`coalesce(own.cents, product.price_cents)`.as('price_cents'),
  sql<number>`coalesce(own.per_unit, product.price_per_unit)`.as('price_per_unit'),
  sql<number | null>`coalesce(own.per_kg, product.price_per_kg)`.as('price_per_kg'),
] as const
