import {
  type CategoryName,
  type ListingName,
  PRODUCTS_PER_PAGE,
  type SortDirection,
} from '@halles/domain/product.ts'
import { sql } from 'kysely'
import { type Parameters, prepared } from '../../database/prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import type { IndexedKey, IndexedSort, Position } from './indexed-sort-sql.ts'
import { withSupplier } from './page-products-sql.ts'
import { categoryValues, type Scope } from './product-search-sql.ts'
import { scanQuery } from './scan-query-sql.ts'
import { SCAN_LIMITS, type ScanLimit } from './scanned-page-sql.ts'
import type { PageOfProducts, Start } from './wanted-list.ts'

type Scan = IndexedSort &
  Start & { category: ListingName; supplier?: string | undefined; limit: ScanLimit }

type Scanned = {
  restaurantId: RestaurantId
  category: CategoryName | null
  supplier: string | null
  before: number
} & { [Part in keyof Position]: Position[Part] | null }

const preparedScan = prepared(
  'scan',
  (
    reader: Reader,
    { restaurantId, category, supplier, before, group, key: value, publicId }: Parameters<Scanned>,
    scope: Scope,
    sellers: 'all' | 'one',
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
      supplier: sellers === 'one' ? supplier : undefined,
      before: start === 'further' ? before : sql.lit(0),
      after: start === 'after' ? { group, key: value, publicId } : undefined,
    }),
  // The pages that lists begin with and go on to, in the usual direction; of one supplier, by name.
  (_scope, sellers, key, direction, limit, start) =>
    limit === SCAN_LIMITS[0] &&
    start !== 'further' &&
    direction === 'asc' &&
    (sellers === 'all' || /^name/.test(key)),
)

/** A page of a list in the order of an index, read further and further until it is full. */
export async function listByKey(
  reader: Reader,
  restaurantId: RestaurantId,
  list: Omit<Scan, 'limit'>,
): Promise<PageOfProducts> {
  const before = list.after ? 0 : (list.page - 1) * PRODUCTS_PER_PAGE
  const [shortest, long, whole] = SCAN_LIMITS
  // Before a very long scan, a short one tells whether there is such a page.
  let limit: ScanLimit = before < shortest || before >= long ? shortest : long
  for (;;) {
    const scanned = await listByIndexScan(reader, restaurantId, { ...list, limit })
    if (scanned.isComplete || limit === whole) return scanned
    limit = limit < long && scanned.entries <= long ? long : whole
  }
}

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
  const { count, entries, isSorted, isMerged, isExhausted } = listed
  const results = listed.results.slice(0, PRODUCTS_PER_PAGE).map(withSupplier)
  const hasMore = after
    ? listed.results.length > PRODUCTS_PER_PAGE
    : before + PRODUCTS_PER_PAGE < count
  const isFull = after
    ? hasMore || count === 0
    : results.length >= Math.min(PRODUCTS_PER_PAGE, count - before)
  return {
    count,
    results,
    hasMore,
    entries,
    isComplete: (isFull && isMerged) || isSorted || isExhausted,
  }
}

async function rowsOf(
  reader: Reader,
  restaurantId: RestaurantId,
  { category, page, after, ...scan }: Scan,
  before: number,
) {
  const { key, direction, limit, supplier } = scan
  if (!Number.isFinite(limit)) {
    const position = after && valuesOf(after)
    const wanted = { ...scan, category, supplier, before: sql.lit(before), after: position }
    return scanQuery(reader, restaurantId, wanted).execute()
  }
  const wanted = categoryValues(category)
  const position = after ?? { group: null, key: null, publicId: null }
  const { scope, ...ofCategory } = wanted
  const values = { restaurantId, ...ofCategory, supplier: supplier ?? null, before, ...position }
  const sellers = supplier === undefined ? 'all' : 'one'
  const start = after ? 'after' : page === 1 ? 'page_1' : 'further'
  return (await preparedScan(reader, values, scope, sellers, key, direction, limit, start)).rows
}

function valuesOf({ group, key, publicId }: Position) {
  return { group: sql.val(group), key: sql.val(key), publicId: sql.val(publicId) }
}
