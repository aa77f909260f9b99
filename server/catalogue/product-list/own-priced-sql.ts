import { MAX_PRICE_CENTS } from '@halles/domain/money.ts'
import type { SortDirection } from '@halles/domain/product.ts'
import { type RawBuilder, sql } from 'kysely'
import { MONTREAL_TODAY } from '../../database/montreal-days.ts'
import type { Operand } from '../../database/prepared.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { askedOf } from '../../prices/asked-price-sql.ts'
import { IS_AVAILABLE } from '../products/availability-sql.ts'
import {
  groupIn,
  INDEXED_KEYS,
  type IndexedSort,
  keyColumns,
  type PositionOperands,
  type ScannedProduct,
} from './indexed-sort-sql.ts'
import { askedKey, OWN_LISTS } from './own-key-sql.ts'
import { isListed, type WantedCategory } from './product-search-sql.ts'
import { isSold } from './served-suppliers-sql.ts'

/** Two positions in a list by a price, from the lower price to the higher, and null where there is no bound. */
export type Bounds = {
  low_group: boolean | null
  low_key: number | null
  high_group: boolean | null
  high_key: number | null
}

/**
 * The products of which one case costs a restaurant less than everyone today, as a list by a price has them; of the common table
 * expressions `served` and `own_list`, those between the positions of `bounds`; no others are read of their products' rows.
 */
export function ownPriced(
  restaurantId: Operand<RestaurantId>,
  category: WantedCategory,
  order: IndexedSort,
  bounds: RawBuilder<Bounds>,
): RawBuilder<ScannedProduct> {
  const isOffered = sql`${isListed(category, undefined)} and ${IS_AVAILABLE} and ${isSold('product')}`
  const candidates = order.key === 'price' ? byPrice : byUnitPrice
  return sql<ScannedProduct>`(
    select ${keyColumns(order, askedKey(order.key))}
    from (${candidates(order, isOffered, bounds)}) candidate (id)
    join product on product.id = candidate.id,
    lateral ${askedOf(restaurantId, 'product', OWN_LISTS)} asked
    where ${isOffered} and asked.price_cents < product.price_cents)`
}

/** Columns of `Bounds`: of a list in a direction, from after a position to a row by its name in the statement. */
export function boundsOf(
  direction: SortDirection,
  { after, last }: { after?: PositionOperands | undefined; last: string },
): RawBuilder<Bounds> {
  const first = after
    ? [sql`${after.group}::boolean`, sql`${after.key}::bigint`]
    : [sql`null::boolean`, sql`null::bigint`]
  const end = [sql.ref(`${last}.key_group`), sql.ref(`${last}.key`)]
  const [low, high] = direction === 'asc' ? [first, end] : [end, first]
  return sql`${low[0]} as low_group, ${low[1]} as low_key, ${high[0]} as high_group, ${high[1]} as high_key`
}

type Candidates = (
  order: IndexedSort,
  isOffered: RawBuilder<unknown>,
  bounds: RawBuilder<Bounds>,
) => RawBuilder<unknown>

const LINES_OF_TODAY = sql`
  from price_list_line line
  where line.price_list_id = any(array(select price_list_id from own_list)) and line.from_cases = 1
    and line.days @> ${MONTREAL_TODAY}`
const SPECIALS_OF_TODAY = sql`
  from special
  where special.supplier_id = any(array(select id from served)) and special.from_cases = 1
    and special.days @> ${MONTREAL_TODAY}`

/** Products from which something is taken off. */
const taken = (isOffered: RawBuilder<unknown>) => sql`
  from product join own_list on own_list.supplier_id = product.supplier_id
  where product.supplier_id = any(array(select supplier_id from own_list where adjust_bp < 0))
    and own_list.adjust_bp < 0 and ${isOffered}`

/**
 * Of a list by price, from what the index product_on_sale has. Not by `price_less`, which is a call for each, and a cent wider: what is
 * asked is read for those that are left.
 */
const byPrice: Candidates = (_order, isOffered, bounds) => {
  const low = sql`coalesce((select low_key from ${bounds}), 0)::bigint`
  const high = sql`coalesce((select high_key from ${bounds}), ${sql.lit(MAX_PRICE_CENTS)})::bigint`
  return sql`
    select product.id ${taken(isOffered)}
      and product.price_cents * (10000 + own_list.adjust_bp)::bigint between 10000 * (${low} - 1) and 10000 * (${high} + 1)
    union select line.product_id ${LINES_OF_TODAY} and line.price_cents between ${low} and ${high}
    union select special.product_id ${SPECIALS_OF_TODAY} and special.price_cents between ${low} and ${high}`
}

/** Of a list by unit price: nearly, for it is rounded to ten-thousandths of a dollar, and what is left when something is taken off to cents. */
const byUnitPrice: Candidates = ({ direction }, isOffered, bounds) => {
  const group = groupIn(direction)
  const isWithin = (part: RawBuilder<unknown>, cents: RawBuilder<unknown>) => {
    const key = (wider: RawBuilder<unknown>) =>
      sql`${INDEXED_KEYS.price_per_unit} * (${part} + ${wider} * ${cents}::float8 / product.price_cents)`
    return sql`
      coalesce((${group}, ${key(sql`1`)} * (1 + 1e-9) + 2) >= (select low_group, low_key::float8 from ${bounds}), true)
      and coalesce((${group}, ${key(sql`-1`)} * (1 - 1e-9) - 2) <= (select high_group, high_key::float8 from ${bounds}), true)`
  }
  return sql`
    select product.id ${taken(isOffered)}
      and ${isWithin(sql`(10000 + own_list.adjust_bp)::float8 / 10000`, sql`1`)}
    union
    select product.id
    from (select line.product_id, line.price_cents ${LINES_OF_TODAY} offset 0) line
    join product on product.id = line.product_id
    where ${isWithin(sql`line.price_cents::float8 / product.price_cents`, sql`0`)}
    union select special.product_id ${SPECIALS_OF_TODAY}`
}
