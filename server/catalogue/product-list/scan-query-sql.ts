import { CATEGORY_NAMES, PRODUCTS_PER_PAGE } from '@halles/domain/product.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Operand } from '../../database/prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { IS_AVAILABLE } from '../products/availability-sql.ts'
import {
  atMost,
  type IndexedSort,
  inScanOrder,
  isAfter,
  keyColumns,
  type PositionOperands,
  type ScannedProduct,
  scansOf,
} from './indexed-sort-sql.ts'
import { askedKey, isByPrice, priceAsked } from './own-key-sql.ts'
import { pageProducts } from './page-products-sql.ts'
import { productCount } from './product-count-sql.ts'
import { isListed, type WantedCategory } from './product-search-sql.ts'
import { SCAN_LIMITS, type ScanLimit, scanByKey, scanByPrice } from './scanned-page-sql.ts'
import { isForBuyer, type OfSupplier, withServedSuppliers } from './served-suppliers-sql.ts'

const [SHORTEST] = SCAN_LIMITS

/** To read and sort a product costs at most what reading so many entries of an index does: more in a long list. */
const ENTRIES_FOR_ONE_SORTED = 4
/** So few are sorted in about a millisecond, and rather than by a second statement that scans further. */
const FEW = 2_000

type WantedScan = IndexedSort & {
  category: WantedCategory
  supplier: OfSupplier
  limit: ScanLimit
  before: RawBuilder<number>
  after: PositionOperands | undefined
}

/**
 * One row: a page of what a restaurant can order in the order of an index, after a row or beyond so many, and the count.
 * The page is scanned, sorted or, where the scan would be too long, neither: a filter without columns is evaluated first,
 * and what it refuses is not executed. After a row it has one product more than a page, which tells whether it is the
 * last one, for nobody knows how many stand before. `isExhausted`: there is no more of it than that.
 */
export function scanQuery(
  reader: Reader,
  restaurantId: Operand<RestaurantId>,
  { category, supplier, limit, before, after, ...wanted }: WantedScan,
) {
  const order = inScanOrder(wanted.key, wanted.direction)
  const byPrice = isByPrice(wanted.key)
  const follows = (source: 'product' | 'listed') =>
    after ? isAfter(wanted, after, source) : sql<boolean>`true`
  const size = sql.lit(after ? PRODUCTS_PER_PAGE + 1 : PRODUCTS_PER_PAGE)
  const scan = { restaurantId, category, wanted, before, size, limit, after, follows }
  const { walked, scanned, isMerged, isExhausted } = byPrice ? scanByPrice(scan) : scanByKey(scan)
  return withServedSuppliers(reader, restaurantId, supplier)
    .with(
      (cte) => cte('market').materialized(),
      (db) => db.selectFrom(market(category, before, limit).as('market')).selectAll(),
    )
    .with(
      (cte) => cte('entry').notMaterialized(),
      (db) =>
        db
          .selectFrom(
            sql<ScannedProduct & { audience: string | null }>`(
              select * from (${scansOf(category, wanted, limit, { condition: after && follows('product') })}) listed
              order by ${order} ${atMost(limit)})`.as('listed'),
          )
          .selectAll(),
    )
    .with('walked', (db) => db.selectFrom(walked.as('listed')).selectAll())
    .with('scanned', (db) => db.selectFrom(scanned.as('listed')).selectAll())
    .with(
      // Read by supplier: an index in the list's order would be scanned past all that others sell.
      (cte) => cte('orderable').materialized(),
      (db) => db.selectFrom(ofServed(restaurantId, category, wanted).as('product')).selectAll(),
    )
    .with('sorted', (db) =>
      db
        .selectFrom('orderable as listed')
        .selectAll()
        .where(sql<boolean>`(select is_sorted from market)`)
        .$if(after !== undefined, (listed) => listed.where(follows('listed')))
        .orderBy(order)
        .limit(size)
        .offset(before),
    )
    .with('page', (db) =>
      db
        .selectFrom('scanned')
        .selectAll()
        .unionAll(({ selectFrom }) => selectFrom('sorted').selectAll())
        // Only one of them has rows, but PostgreSQL expects both to.
        .limit(size),
    )
    .selectFrom('market')
    .select(['count', 'entries', 'is_sorted as isSorted'])
    .select(isMerged.as('isMerged'))
    .select((after ? isExhausted : sql<boolean>`false`).as('isExhausted'))
    .select(pageProducts(restaurantId, order, supplier).as('results'))
}

type Market = { count: number; entries: number; is_scanned: boolean; is_sorted: boolean }

/**
 * How many products the restaurant can order, how many entries of the index a scan passes up to the end of the page if
 * those are spread evenly, and whether the page is to be scanned or sorted. A wrong estimate costs time, not results.
 */
function market(
  category: WantedCategory,
  before: RawBuilder<number>,
  limit: ScanLimit,
): RawBuilder<Market> {
  const isThere = sql`${before} < count`
  const isSorted = sql`${isThere} and (entries > ${sql.lit(ENTRIES_FOR_ONE_SORTED)} * count
    or entries > ${sql.lit(SHORTEST)} and count <= ${sql.lit(FEW)})`
  const isScanned = sql`${isThere} and not is_sorted and entries <= ${sql.lit(limit)}`
  const decision = Number.isFinite(limit)
    ? sql`${isScanned} as is_scanned, is_sorted from (select *, ${isSorted} as is_sorted`
    : sql`${isThere} as is_scanned, is_sorted from (select *, false as is_sorted`
  const categories = sql.lit(category === 'all' ? 1 : CATEGORY_NAMES.length)
  // Below zero where nothing was analyzed yet. `offset 0`: both numbers are read once.
  return sql<Market>`(
    select count, entries, ${decision}
      from (
        select count, (${before} + ${sql.lit(PRODUCTS_PER_PAGE)}) * greatest(indexed, count)::float8 / greatest(count, 1)
          as entries
        from (
          select ${productCount(category)} as count,
            (select greatest(reltuples, 0) / ${categories} from pg_class where oid = 'product'::regclass) as indexed
          offset 0
        ) counted
      ) expected
    ) decided)`
}

/** What the restaurant can order, with what it is sorted by; the common table expressions `served` and `own_list` are read. */
function ofServed(
  restaurantId: Operand<RestaurantId>,
  category: WantedCategory,
  order: IndexedSort,
): RawBuilder<ScannedProduct> {
  const [key, asked] = isByPrice(order.key)
    ? [askedKey(order.key), sql`, lateral ${priceAsked(restaurantId)} asked`]
    : [undefined, sql``]
  // An array, so that the products are looked up by their suppliers.
  return sql<ScannedProduct>`(
    select ${keyColumns(order, key)} from product${asked}
    where product.supplier_id = any(array(select id from served))
      and ${isForBuyer('product')} and ${isListed(category, undefined)} and ${IS_AVAILABLE})`
}
