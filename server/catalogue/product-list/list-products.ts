import { PRODUCTS_PER_PAGE } from '@halles/domain/product.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { listFoundProducts } from './choose-plan.ts'
import { type IndexedKey, indexedKey } from './indexed-sort-sql.ts'
import { cursorAfter, type OrderedList } from './product-cursor.ts'
import { listByIndexScan } from './product-scan-sql.ts'
import type { Search } from './product-search-sql.ts'
import { SCAN_LIMITS, type ScanLimit } from './scan-query-sql.ts'
import { listBySupplier } from './sort-by-supplier-sql.ts'
import type { ListedProducts, PageOfProducts, Start, WantedProducts } from './wanted-list.ts'

/**
 * A page of what a restaurant can order, and the number on all pages. A search is listed by listFoundProducts; other lists
 * go on after a row too, and name the cursor of the page that follows.
 */
export async function listProducts(
  reader: Reader,
  restaurantId: RestaurantId,
  { after, ...wanted }: WantedProducts & Pick<Start, 'after'>,
  search?: Search,
): Promise<ListedProducts> {
  if (search) return listFoundProducts(reader, restaurantId, wanted, search)
  const list = orderedList(wanted)
  const { key, direction, category, supplier } = list
  const start = { page: wanted.page, after }
  const { count, results, hasMore } =
    key === 'supplier'
      ? await listBySupplier(reader, restaurantId, { direction, category, supplier, ...start })
      : await listByKey(reader, restaurantId, { ...list, ...start, key })
  const last = results.at(-1)
  return { count, results, next_cursor: hasMore && last ? cursorAfter(list, last) : null }
}

/** The order that a list without a search has. */
export function orderedList({
  category_name: category,
  supplier_public_id: supplier,
  sort_by,
  sort_direction: direction,
  lang,
}: Omit<WantedProducts, 'page'>): OrderedList {
  return { category, supplier, key: indexedKey(sort_by, lang) ?? 'supplier', direction }
}

/** Read in the order of an index, further and further until the page is full. */
async function listByKey(
  reader: Reader,
  restaurantId: RestaurantId,
  list: OrderedList & Start & { key: IndexedKey },
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
