import { PRODUCTS_PER_PAGE } from '@halles/domain/product.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { indexedKey } from './indexed-order-sql.ts'
import { listFoundProducts } from './list-found-products.ts'
import type { ListedProducts, WantedProducts } from './listed-products.ts'
import { listByIndexScan, SCAN_LIMITS, type ScanLimit } from './product-scan-sql.ts'
import type { Search } from './product-search-sql.ts'
import { listBySupplier } from './product-supplier-order-sql.ts'

/**
 * A page of what a restaurant can order, and the number on all pages. Without a search it is read in the order of an index,
 * further and further until the page is full.
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
    const { count, results, ...scanned } = await listByIndexScan(reader, restaurantId, scan)
    if (scanned.isComplete || limit === whole) return { count, results }
    limit = limit < long && scanned.entries <= long ? long : whole
  }
}
