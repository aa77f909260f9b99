import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Operand } from '../../database/prepared.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import {
  type IndexedSort,
  inScanOrder,
  isAfterOther,
  type PositionOperands,
  type ScannedProduct,
} from './indexed-sort-sql.ts'
import { HAS_OWN, ownKey } from './own-key-sql.ts'
import { boundsOf, ownPriced } from './own-priced-sql.ts'
import type { WantedCategory } from './product-search-sql.ts'
import { isSold } from './served-suppliers-sql.ts'

/**
 * How many products a scan reads at most: a constant of the statement, because with a parameter PostgreSQL would sort them
 * all. Without a limit, the statement is planned for its page.
 */
export const SCAN_LIMITS = [500, 20_000, Number.POSITIVE_INFINITY] as const
export type ScanLimit = (typeof SCAN_LIMITS)[number]

type Scan = {
  category: WantedCategory
  before: RawBuilder<number>
  limit: ScanLimit
  after: PositionOperands | undefined
  restaurantId: Operand<RestaurantId>
  wanted: IndexedSort
  size: RawBuilder<number>
  follows: (source: 'listed') => RawBuilder<SqlBool>
}
/** `scanned`: the page, of what was `walked`; whether it is right, and whether there is no more of it. */
type Scanned = {
  walked: RawBuilder<ScannedProduct>
  scanned: RawBuilder<ScannedProduct>
  isMerged: RawBuilder<boolean>
  isExhausted: RawBuilder<boolean>
}

const IS_SCANNED = sql<boolean>`(select is_scanned from market)`

/** A list by anything else than a price: what is walked to is the page. */
export function scanByKey({ wanted, before, size, limit }: Scan): Scanned {
  return {
    walked: sql`(
      select listed.id, listed.public_id, listed.supplier_id, listed.key_group, listed.key
      from entry listed
      where ${IS_SCANNED} and ${isSold('listed')}
      order by ${inScanOrder(wanted.key, wanted.direction)} limit ${size} offset ${before})`,
    scanned: sql`(select * from walked)`,
    isMerged: sql`true`,
    isExhausted: isExhausted(limit, size),
  }
}

/**
 * A list by a price: what is walked to stands where this restaurant's price does, and what it is asked less for comes from further on.
 * As nothing costs it more, the last row of a page that was walked to bounds what can stand on the page. From the least price on the page
 * is right at once; from the highest, where no product that the walk did not reach can be dearer than that row.
 */
export function scanByPrice(scan: Scan): Scanned {
  const { restaurantId, category, wanted, before, size, limit, after, follows } = scan
  const { direction } = wanted
  const order = inScanOrder(wanted.key, direction)
  const rows = sql`(${before}::bigint + ${size})`
  const further = Number.isFinite(limit)
    ? sql`(case when ${HAS_OWN} then 2 * ${rows} + 40 else ${rows} end)`
    : undefined
  const walk = direction === 'asc' ? rows : further
  const last = after ? size : sql`least(${rows}, (select count from market))`
  const own = ownPriced(restaurantId, category, wanted, sql`bounds`)
  const nth = sql`(
    select * from walked listed order by ${order} limit 1 offset greatest(${last} - 1, 0))`
  // Of a walk that was too short, the page is not used: nothing is read for it.
  const isLongEnough = sql`(${IS_SCANNED} and (${isExhausted(limit, walk)} or exists (select from ${nth} nth)))`
  return {
    walked: sql`(
      select * from (
        select listed.id, listed.public_id, listed.supplier_id, listed.key_group, own.key, listed.key as list_key
        from entry listed, lateral (select ${ownKey(restaurantId, wanted)} as key offset 0) own
        where ${IS_SCANNED} and ${isSold('listed')}
      ) listed
      where ${follows('listed')}
      order by ${inScanOrder(wanted.key, direction, 'list_key')} ${walk ? sql`limit ${walk}` : sql``})`,
    scanned: sql`(
      with bounds as materialized (
        select ${boundsOf(direction, { after, last: 'nth' })} from (select) one left join ${nth} nth on true)
      select * from (
        select id, public_id, supplier_id, key_group, key from walked
        union select * from ${own} listed where ${isLongEnough} and ${follows('listed')}
      ) listed
      order by ${order} limit ${size} offset ${before})`,
    isMerged: sql`(not ${IS_SCANNED} or ${isExhausted(limit, walk)} or exists (
      select from ${nth} nth where not exists (
        select from (
          select key_group, list_key as key, public_id from walked listed
          order by ${inScanOrder(wanted.key, direction === 'asc' ? 'desc' : 'asc', 'list_key')} limit 1
        ) furthest where ${isAfterOther(wanted, 'nth', 'furthest')})))`,
    isExhausted: isExhausted(limit, walk),
  }
}

/** Whether a page that was scanned has all to the end of the index: at most `walk` products were walked to. */
function isExhausted(limit: ScanLimit, walk: RawBuilder<unknown> | undefined): RawBuilder<boolean> {
  if (!Number.isFinite(limit)) return sql`true`
  return sql`case
    when not ${IS_SCANNED}${walk ? sql` or (select count(*) from walked) = ${walk}` : sql``} then false
    else (select count(*) from entry) < ${sql.lit(limit)} end`
}
