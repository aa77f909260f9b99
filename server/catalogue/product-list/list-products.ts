import { CATEGORY_NAMES, PRODUCTS_PER_PAGE } from '@halles/domain/product.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { indexedKey } from './indexed-order-sql.ts'
import { listFoundProducts } from './list-found-products.ts'
import type { ListedProducts, WantedProducts } from './listed-products.ts'
import { listBySorting } from './product-list-sql.ts'
import { listByIndexScan, SCAN_LIMITS, type ScanLimit } from './product-scan-sql.ts'
import type { Search } from './product-search-sql.ts'
import { listBySupplier } from './product-supplier-order-sql.ts'

/** Reading so many index entries costs about what sorting one product does: 0.6 s for a million, 5 s for a million sorted. */
const ENTRIES_FOR_ONE_SORTED = 8

/**
 * A page of what a restaurant can order, and the number on all pages. Scans an index in the list's order where few products
 * are expected to be passed; otherwise sorts all products. A search is listed by listFoundProducts.
 */
export async function listProducts(
  reader: Reader,
  restaurantId: RestaurantId,
  wanted: WantedProducts,
  search?: Search,
): Promise<ListedProducts> {
  const { category_name: category, page, sort_direction: direction } = wanted
  if (search) return listFoundProducts(reader, restaurantId, wanted, search)
  const key = indexedKey(wanted.sort_by, wanted.lang)
  if (key === undefined) return listBySupplier(reader, restaurantId, { direction, category, page })

  const before = (page - 1) * PRODUCTS_PER_PAGE
  const [shortest, long, whole] = SCAN_LIMITS
  // Before a very long scan, a short one tells whether there is such a page.
  let limit: ScanLimit = before < shortest || before >= long ? shortest : long
  for (;;) {
    const scan = { key, direction, category, page, limit }
    const { count, estimatedProducts, results } = await listByIndexScan(reader, restaurantId, scan)
    const expected = Math.min(PRODUCTS_PER_PAGE, count - before)
    if (results.length >= expected) return { count, results }
    const indexed =
      category === 'all' ? estimatedProducts : estimatedProducts / CATEGORY_NAMES.length
    // If what the restaurant can order is spread evenly.
    const entries = ((before + expected) * Math.max(indexed, count)) / count
    if (limit === whole || entries > ENTRIES_FOR_ONE_SORTED * count) {
      return listBySorting(reader, restaurantId, wanted)
    }
    limit = limit < long && entries <= long ? long : whole
  }
}
