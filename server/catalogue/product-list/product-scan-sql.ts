import {
  CATEGORY_NAMES,
  type CategoryName,
  type ListingName,
  PRODUCTS_PER_PAGE,
  type SortDirection,
} from '@halles/domain/product.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Operand, type Parameters, prepared } from '../../database/prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { IS_AVAILABLE } from '../products/availability-sql.ts'
import {
  atMost,
  type IndexedKey,
  type IndexedOrder,
  inScanOrder,
  keyColumns,
  type ScannedProduct,
  scansOf,
} from './indexed-order-sql.ts'
import type { ListedProducts } from './listed-products.ts'
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

/** To read and sort one product of a supplier costs what reading so many entries of an index does. */
const ENTRIES_FOR_ONE_SORTED = 4

type Scan = IndexedOrder & { category: ListingName; page: number; limit: ScanLimit }

type Scanned = { restaurantId: RestaurantId; category: CategoryName | null; before: number }

const preparedScan = prepared(
  'scan',
  (
    reader: Reader,
    { restaurantId, category, before }: Parameters<Scanned>,
    scope: Scope,
    key: IndexedKey,
    direction: SortDirection,
    limit: ScanLimit,
    // Page 1 has a statement of its own, whose plan depends on no parameter.
    page: 'page_1' | 'further',
  ) =>
    scanQuery(reader, restaurantId, {
      key,
      direction,
      limit,
      category: scope === 'all' ? 'all' : category,
      before: page === 'page_1' ? sql.lit(0) : before,
    }),
)

/**
 * A page of what this restaurant can order, and how many there are on all pages: from the first `limit` available products
 * of all suppliers in this order, or, where fewer are to be read that way, all that the restaurant can order, sorted.
 * `entries`: how many a scan is expected to read. Not complete where those are more than `limit`, or were in the end.
 */
export async function listByIndexScan(
  reader: Reader,
  restaurantId: RestaurantId,
  { category, page, ...scan }: Scan,
): Promise<ListedProducts & { entries: number; isComplete: boolean }> {
  const before = (page - 1) * PRODUCTS_PER_PAGE
  const wanted = categoryValues(category)
  const { key, direction, limit } = scan
  const { rows } = Number.isFinite(limit)
    ? await preparedScan(
        reader,
        { restaurantId, before, category: wanted.category },
        wanted.scope,
        key,
        direction,
        limit,
        page === 1 ? 'page_1' : 'further',
      )
    : {
        rows: await scanQuery(reader, restaurantId, {
          ...scan,
          category,
          before: sql.lit(before),
        }).execute(),
      }
  const [listed] = rows
  if (!listed) throw new Error('a list without an answer')
  const { count, entries, isSorted } = listed
  const expected = Math.min(PRODUCTS_PER_PAGE, count - before)
  const isComplete = isSorted || listed.results.length >= expected
  return { count, entries, isComplete, results: listed.results.map(withSupplier) }
}

type WantedScan = Pick<Scan, 'key' | 'direction' | 'limit'> & {
  category: WantedCategory
  before: RawBuilder<number>
}

// One row. A page is scanned, sorted or, where the scan would be too long, neither: a filter without columns is evaluated
// first, and what it refuses is not executed.
function scanQuery(
  reader: Reader,
  restaurantId: Operand<RestaurantId>,
  { category, limit, before, ...wanted }: WantedScan,
) {
  const order = inScanOrder(wanted.key, wanted.direction)
  return withServedSuppliers(reader, restaurantId)
    .with(
      (cte) => cte('market').materialized(),
      (db) => db.selectFrom(market(category, before, limit).as('market')).selectAll(),
    )
    .with(
      // Read by supplier: an index in the list's order would be scanned past all that others sell.
      (cte) => cte('orderable').materialized(),
      (db) => db.selectFrom(ofServed(category, wanted).as('product')).selectAll(),
    )
    .with('scanned', (db) =>
      db
        .selectFrom(
          sql<ScannedProduct>`(
            select * from (${scansOf(category, wanted, limit)}) listed
            order by ${order} ${atMost(limit)})`.as('listed'),
        )
        .selectAll()
        .where(sql<boolean>`(select is_scanned from market)`)
        // Not a join, which would not preserve the order.
        .where(isOfServed(sql`listed.supplier_id`))
        .orderBy(order)
        .limit(sql.lit(PRODUCTS_PER_PAGE))
        .offset(before),
    )
    .with('sorted', (db) =>
      db
        .selectFrom('orderable as listed')
        .selectAll()
        .where(sql<boolean>`(select is_sorted from market)`)
        .orderBy(order)
        .limit(sql.lit(PRODUCTS_PER_PAGE))
        .offset(before),
    )
    .with('page', (db) =>
      db
        .selectFrom('scanned')
        .selectAll()
        .unionAll(({ selectFrom }) => selectFrom('sorted').selectAll()),
    )
    .selectFrom('market')
    .select(['count', 'entries', 'is_sorted as isSorted'])
    .select(pageProducts(restaurantId, order).as('results'))
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
  const costOfSorting = sql`${sql.lit(ENTRIES_FOR_ONE_SORTED)} * count`
  const decision = Number.isFinite(limit)
    ? sql`${isThere} and entries <= least(${costOfSorting}, ${sql.lit(limit)}) as is_scanned,
        ${isThere} and entries > ${costOfSorting} as is_sorted`
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
function ofServed(category: WantedCategory, order: IndexedOrder): RawBuilder<ScannedProduct> {
  // An array, so that the products are looked up by their suppliers.
  return sql<ScannedProduct>`(
    select ${keyColumns(order)} from product
    where product.supplier_id = any(array(select id from served))
      and ${isListed(category, undefined)} and ${IS_AVAILABLE})`
}
