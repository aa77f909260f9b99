import {
  CATEGORY_NAMES,
  type CategoryName,
  type ListingName,
  PRODUCTS_PER_PAGE,
  type SortDirection,
} from '@halles/domain/product.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Operand, type Parameters, prepared } from '../../database/prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { IS_AVAILABLE } from '../products/availability-sql.ts'
import {
  atMost,
  type IndexedKey,
  type IndexedOrder,
  inScanOrder,
  isAfter,
  keyColumns,
  type Position,
  type PositionOperands,
  type ScannedProduct,
  scansOf,
} from './indexed-order-sql.ts'
import type { PageOfProducts, Start } from './listed-products.ts'
import { pageProducts, withSupplier } from './page-products-sql.ts'
import { productCount } from './product-count-sql.ts'
import { categoryValues, isListed, type Scope, type WantedCategory } from './product-search-sql.ts'
import { isOfServed, withServedSuppliers } from './served-suppliers-sql.ts'

/**
 * How many products a scan reads at most: a constant of the statement, because with a parameter PostgreSQL would sort them
 * all. Without a limit, the statement is planned for its page.
 */
export const SCAN_LIMITS = [500, 20_000, Number.POSITIVE_INFINITY] as const
export type ScanLimit = (typeof SCAN_LIMITS)[number]

type Scan = IndexedOrder & Start & { category: ListingName; limit: ScanLimit }

type Scanned = { restaurantId: RestaurantId; category: CategoryName | null; before: number } & {
  [Part in keyof Position]: Position[Part] | null
}

const preparedScan = prepared(
  'scan',
  (
    reader: Reader,
    { restaurantId, category, before, group, key: value, publicId }: Parameters<Scanned>,
    scope: Scope,
    key: IndexedKey,
    direction: SortDirection,
    limit: ScanLimit,
    // Page 1 has a statement of its own, whose plan depends on no parameter.
    start: 'page_1' | 'further' | 'after',
  ) =>
    scanQuery(reader, restaurantId, {
      key,
      direction,
      limit,
      category: scope === 'all' ? 'all' : category,
      before: start === 'further' ? before : sql.lit(0),
      after: start === 'after' ? { group, key: value, publicId } : undefined,
    }),
)

/**
 * A page of what this restaurant can order, and how many there are on all pages: from the first `limit` available products
 * of all suppliers in this order, or after a row, or, where fewer are to be read that way, all that the restaurant can
 * order, sorted. `entries`: how many a scan is expected to read. Not complete where those are more than `limit`, or were
 * in the end.
 */
export async function listByIndexScan(
  reader: Reader,
  restaurantId: RestaurantId,
  scan: Scan,
): Promise<PageOfProducts & { entries: number; isComplete: boolean }> {
  const { page, after } = scan
  const before = after ? 0 : (page - 1) * PRODUCTS_PER_PAGE
  const [listed] = await rowsOf(reader, restaurantId, scan, before)
  if (!listed) throw new Error('a list without an answer')
  const { count, entries, isSorted, isExhausted } = listed
  const results = listed.results.slice(0, PRODUCTS_PER_PAGE).map(withSupplier)
  const hasMore = after
    ? listed.results.length > PRODUCTS_PER_PAGE
    : before + PRODUCTS_PER_PAGE < count
  const isFull = after ? hasMore : results.length >= Math.min(PRODUCTS_PER_PAGE, count - before)
  return { count, results, hasMore, entries, isComplete: isFull || isSorted || isExhausted }
}

async function rowsOf(
  reader: Reader,
  restaurantId: RestaurantId,
  { category, page, after, ...scan }: Scan,
  before: number,
) {
  const { key, direction, limit } = scan
  if (!Number.isFinite(limit)) {
    const position = after && mapPosition(after)
    const wanted = { ...scan, category, before: sql.lit(before), after: position }
    return scanQuery(reader, restaurantId, wanted).execute()
  }
  const wanted = categoryValues(category)
  const position = after ?? { group: null, key: null, publicId: null }
  const values = { restaurantId, category: wanted.category, before, ...position }
  const start = after ? 'after' : page === 1 ? 'page_1' : 'further'
  return (await preparedScan(reader, values, wanted.scope, key, direction, limit, start)).rows
}

function mapPosition({ group, key, publicId }: Position) {
  return { group: sql.val(group), key: sql.val(key), publicId: sql.val(publicId) }
}

type WantedScan = Pick<Scan, 'key' | 'direction' | 'limit'> & {
  category: WantedCategory
  before: RawBuilder<number>
  after: PositionOperands | undefined
}

// One row. A page is scanned, sorted or, where the scan would be too long, neither: a filter without columns is evaluated
// first, and what it refuses is not executed.
function scanQuery(
  reader: Reader,
  restaurantId: Operand<RestaurantId>,
  { category, limit, before, after, ...wanted }: WantedScan,
) {
  const order = inScanOrder(wanted.key, wanted.direction)
  const follows = after && isAfter(wanted, after)
  // After a row, one more tells whether the page is the last one: how many stand before it, nobody knows.
  const size = sql.lit(after ? PRODUCTS_PER_PAGE + 1 : PRODUCTS_PER_PAGE)
  return withServedSuppliers(reader, restaurantId)
    .with(
      (cte) => cte('market').materialized(),
      (db) => db.selectFrom(market(category, before, limit).as('market')).selectAll(),
    )
    .with(
      (cte) => (after ? cte('entry').materialized() : cte('entry').notMaterialized()),
      (db) =>
        db
          .selectFrom(
            sql<ScannedProduct>`(
              select * from (${scansOf(category, wanted, limit, follows)}) listed
              order by ${order} ${atMost(limit)})`.as('listed'),
          )
          .selectAll(),
    )
    .with('scanned', (db) =>
      db
        .selectFrom('entry as listed')
        .selectAll()
        .where(sql<boolean>`(select is_scanned from market)`)
        // Not a join, which would not preserve the order.
        .where(isOfServed(sql`listed.supplier_id`))
        .orderBy(order)
        .limit(size)
        .offset(before),
    )
    .with(
      // Read by supplier: an index in the list's order would be scanned past all that others sell.
      (cte) => cte('orderable').materialized(),
      (db) => db.selectFrom(ofServed(category, wanted, follows).as('product')).selectAll(),
    )
    .with('sorted', (db) =>
      db
        .selectFrom('orderable as listed')
        .selectAll()
        .where(sql<boolean>`(select is_sorted from market)`)
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
    .select((after ? isExhausted(size, limit) : sql<boolean>`false`).as('isExhausted'))
    .select(pageProducts(restaurantId, order).as('results'))
}

/** Whether a page that is not full was scanned to the end of the index. */
function isExhausted(size: RawBuilder<number>, limit: ScanLimit) {
  if (!Number.isFinite(limit)) return sql<boolean>`true`
  return sql<boolean>`case
    when not is_scanned or (select count(*) from page) = ${size} then false
    else (select count(*) from entry) < ${sql.lit(limit)} end`
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
  // To read and sort a product of a supplier takes about as long as to read an entry of an index.
  const decision = Number.isFinite(limit)
    ? sql`${isThere} and entries <= least(count, ${sql.lit(limit)}) as is_scanned,
        ${isThere} and entries > count as is_sorted`
    : sql`${isThere} as is_scanned, false as is_sorted`
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
    ) expected)`
}

/** What the restaurant can order, with what it is sorted by; the common table expression `served` is read. */
function ofServed(
  category: WantedCategory,
  order: IndexedOrder,
  condition?: RawBuilder<SqlBool>,
): RawBuilder<ScannedProduct> {
  // An array, so that the products are looked up by their suppliers.
  return sql<ScannedProduct>`(
    select ${keyColumns(order)} from product
    where product.supplier_id = any(array(select id from served))
      and ${isListed(category, undefined)} and ${IS_AVAILABLE}
      ${condition ? sql`and ${condition}` : sql``})`
}
