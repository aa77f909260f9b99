import { CATEGORY_NAMES, PRODUCTS_PER_PAGE } from '@halles/domain/product.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { countProducts } from './product-count-sql.ts'
import { type ListedProducts, listBySorting, type WantedProducts } from './product-list-sql.ts'
import { indexedKey, listByIndexScan, SCAN_LIMITS } from './product-scan-sql.ts'
import type { Search } from './product-search-sql.ts'

/**
 * A page of what a restaurant can order, and the number on all pages. Scans an index in the list's order where there is one
 * and few products are expected to be passed; otherwise, and in a search, sorts all products.
 */
export async function listProducts(
  reader: Reader,
  restaurantId: RestaurantId,
  wanted: WantedProducts,
  search?: Search,
): Promise<ListedProducts> {
  const { category_name: category, page, sort_direction: direction } = wanted
  const key = indexedKey(wanted.sort_by, wanted.lang)
  if (search || key === undefined) return listBySorting(reader, restaurantId, wanted, search)

  const { count, estimatedProducts } = await countProducts(reader, restaurantId, category)
  const offset = (page - 1) * PRODUCTS_PER_PAGE
  const expected = Math.min(PRODUCTS_PER_PAGE, count - offset)
  if (expected <= 0) return { count, results: [] }
  const indexed = category === 'all' ? estimatedProducts : estimatedProducts / CATEGORY_NAMES.length
  // If what the restaurant can order is spread evenly.
  const estimatedRows = ((offset + expected) * Math.max(indexed, count)) / count
  for (const limit of SCAN_LIMITS.filter((most) => estimatedRows <= most)) {
    const scan = { key, direction, category, page, limit }
    const results = await listByIndexScan(reader, restaurantId, scan)
    if (results.length >= expected) return { count, results }
  }
  return listBySorting(reader, restaurantId, wanted)
}
