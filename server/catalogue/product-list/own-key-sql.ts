import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { MONTREAL_TODAY } from '../../database/montreal-days.ts'
import type { Operand } from '../../database/prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { askedOf, type OwnList, ownLists } from '../../prices/asked-price-sql.ts'
import { INDEXED_KEYS, type IndexedKey, type IndexedSort } from './indexed-sort-sql.ts'

/** Whether the place of a product in a list depends on who reads it. */
export function isByPrice(key: IndexedKey | 'supplier' | undefined): boolean {
  return key === 'price' || key === 'price_per_unit'
}

/** The restaurant's price lists, of the statement's common table expression. */
export const OWN_LISTS = sql<OwnList>`own_list`
/** Evaluated once a statement. */
const HAS_LISTS = sql<SqlBool>`(select exists (select from own_list))`
const HAS_SPECIALS = sql<SqlBool>`(select exists (select from special where days @> ${MONTREAL_TODAY}))`

/** Whether a restaurant may be asked less than everyone for anything. */
export const HAS_OWN = sql<SqlBool>`(${HAS_LISTS} or ${HAS_SPECIALS})`

/** Of a product or an entry of an index: whether a restaurant may be asked less than everyone for it. */
function mayBeOwn(product: 'product' | 'listed'): RawBuilder<SqlBool> {
  const of = (column: string) => sql.ref(`${product}.${column}`)
  return sql`(${HAS_LISTS} and ${of('supplier_id')} in (select supplier_id from own_list)
    or ${HAS_SPECIALS} and exists (
      select from special where special.product_id = ${of('id')} and (special.days @> ${MONTREAL_TODAY}) is true))`
}

/** What a list by a price is sorted by, of `product` for what is `asked` of the restaurant. */
export function askedKey(key: IndexedKey): RawBuilder<unknown> {
  if (key === 'price') return sql`asked.price_cents`
  return sql`case when asked.price_cents = product.price_cents then ${INDEXED_KEYS[key]}
    else coalesce(price_of_kilogram(asked.price_cents, product.quantity_hundredths, product.unit),
      price_of_unit(asked.price_cents, product.quantity_hundredths)) end`
}

/** The same of an entry of an index, `listed`: as it stands there where everyone is asked the same. */
export function ownKey(
  restaurantId: Operand<RestaurantId>,
  { key }: IndexedSort,
): RawBuilder<unknown> {
  return sql`case when ${mayBeOwn('listed')} then (
    select ${askedKey(key)} from product, lateral ${askedOf(restaurantId, 'product', OWN_LISTS)} asked
    where product.id = listed.id) else listed.key end`
}

/** Whether a restaurant may be asked less than everyone for anything today: it has a price list, or there are specials. */
export async function hasOwnPrices(reader: Reader, restaurantId: RestaurantId): Promise<boolean> {
  const { has } = await reader
    .selectNoFrom(
      sql<boolean>`exists (select from ${ownLists(restaurantId)} own)
        or exists (select from special where days @> ${MONTREAL_TODAY})`.as('has'),
    )
    .executeTakeFirstOrThrow()
  return has
}

/** Of a `product`: what it costs the restaurant, as `SORTED_COLUMNS` names it, for what is `asked`. */
export const PRICES_ASKED = [
  sql<number>`asked.price_cents`.as('price_cents'),
  sql<number>`case when asked.price_cents = product.price_cents then product.price_per_unit
    else price_of_unit(asked.price_cents, product.quantity_hundredths) end`.as('price_per_unit'),
  sql<number | null>`case when asked.price_cents = product.price_cents then product.price_per_kg
    else price_of_kilogram(asked.price_cents, product.quantity_hundredths, product.unit) end`.as(
    'price_per_kg',
  ),
] as const

export type PriceAsked = { price_cents: number }

/** Of a `product`: the price of one case for a restaurant, in cents, read only where it may be another than everyone's. */
export function priceAsked(restaurantId: Operand<RestaurantId>): RawBuilder<PriceAsked> {
  return sql`(
    select case when ${mayBeOwn('product')}
      then (select asked.price_cents from ${askedOf(restaurantId, 'product', OWN_LISTS)} asked)
      else product.price_cents end as price_cents
    offset 0)`
}
