import { type RawBuilder, sql } from 'kysely'
import { MONTREAL_TODAY } from '../../database/montreal-days.ts'
import type { Operand } from '../../database/prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { IS_AVAILABLE } from '../products/availability-sql.ts'
import type { IndexedKey, IndexedSort, ScannedProduct } from './indexed-sort-sql.ts'
import { isListed, type WantedCategory } from './product-search-sql.ts'
import { isSold } from './served-suppliers-sql.ts'

/** `has_kg`: it is sold by weight. Cents; ten-thousandths of a dollar, where a list is by these. */
export type OwnPriced = {
  id: number
  public_id: string
  supplier_id: number
  has_kg: boolean
  cents: number
  per_unit: number | null
  per_kg: number | null
}

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
  key: IndexedKey | 'supplier' | undefined,
): RawBuilder<OwnPriced> {
  // What an index does not have is read only for a list that needs it.
  const [unit, perUnit, perKg] =
    key === 'price'
      ? [sql`null::text`, sql`null::bigint`, sql`null::bigint`]
      : [
          sql`product.unit`,
          sql`price_of_unit(cents, quantity_hundredths)`,
          sql`price_of_kilogram(cents, quantity_hundredths, unit)`,
        ]
  const columns = sql`product.id, product.public_id, product.supplier_id, product.price_per_kg is not null as has_kg,
    product.quantity_hundredths, ${unit} as unit, product.price_cents as list_cents`
  const isOffered = sql`${isListed(category, undefined)} and ${IS_AVAILABLE} and ${isSold('product')}`
  // Arrays, so that products are looked up by their suppliers and lines by their lists.
  const ofLists = (column: 'supplier_id' | 'price_list_id') => sql`any(array(
    select ${sql.ref(column)} from customer
    where restaurant_id = ${restaurantId} and status = 'open' and price_list_id is not null))`
  return sql<OwnPriced>`(
    select id, public_id, supplier_id, has_kg, cents, ${perUnit} as per_unit, ${perKg} as per_kg
    from (
      select id, public_id, supplier_id, has_kg, quantity_hundredths, unit, min(price_cents) as cents
      from (
        select ${columns},
          coalesce(line.price_cents, price_less(product.price_cents, price_list.adjust_bp)) as price_cents
        from product
        join price_list on price_list.supplier_id = product.supplier_id and price_list.id = ${ofLists('price_list_id')}
        left join (
          select price_list_id, product_id, price_cents from price_list_line
          where price_list_id = ${ofLists('price_list_id')} and from_cases = 1 and days @> ${MONTREAL_TODAY}
        ) line on line.product_id = product.id and line.price_list_id = price_list.id
        where product.supplier_id = ${ofLists('supplier_id')} and ${isOffered}
        union all
        select ${columns}, special.price_cents
        from special join product on product.id = special.product_id
        where special.from_cases = 1 and special.days @> ${MONTREAL_TODAY} and ${isOffered}
      ) asked
      where price_cents < list_cents
      group by id, public_id, supplier_id, has_kg, quantity_hundredths, unit
    ) own)`
}

/** The same for a list in an order; none where that is not by a price. */
export function ownOf(
  restaurantId: Operand<RestaurantId>,
  category: WantedCategory,
  key: IndexedKey | 'supplier' | undefined,
): RawBuilder<OwnPriced> {
  return isByPrice(key) ? ownPriced(restaurantId, category, key) : NOTHING_OWN
}

const NOTHING_OWN = sql<OwnPriced>`(
  select 0 as id, '' as public_id, 0 as supplier_id, false as has_kg, 0 as cents, null::bigint as per_unit,
    null::bigint as per_kg
  where false)`

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
  const ownKeys =
    order.key === 'price'
      ? sql`false as key_group, cents as key`
      : sql`${order.direction === 'asc' ? sql`not has_kg` : sql`has_kg`} as key_group, coalesce(per_kg, per_unit) as key`
  return sql<ScannedProduct>`(
    select id, public_id, supplier_id, ${ownKeys} from own where ${condition})`
}

/** Of a `product` beside its `own`, if it has any: what it costs the restaurant, as `SORTED_COLUMNS` names it. */
export const PRICES_WITH_OWN = [
  sql<number>`coalesce(own.cents, product.price_cents)`.as('price_cents'),
  sql<number>`coalesce(own.per_unit, product.price_per_unit)`.as('price_per_unit'),
  sql<number | null>`coalesce(own.per_kg, product.price_per_kg)`.as('price_per_kg'),
] as const
