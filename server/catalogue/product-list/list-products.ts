import { CATEGORY_NAMES, PRODUCTS_PER_PAGE } from '@halles/domain/product.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { countProducts } from './product-count-sql.ts'
import { type ListedProducts, sortProducts, type WantedProducts } from './product-list-sql.ts'
import type { Search } from './product-search-sql.ts'
import { WALKS, walkedKey, walkProducts } from './product-walk-sql.ts'

/**
 * A page of what a restaurant can order, and how many there are on all pages. Walks an index that has the order, which
 * ends after a few products where most suppliers deliver to the restaurant; sorts where an index has not the order, in
 * a search, and where those who deliver sell so little of the market that a walk ends without a page.
 */
export async function listProducts(
  reader: Reader,
  restaurantId: RestaurantId,
  wanted: WantedProducts,
  search?: Search,
): Promise<ListedProducts> {
  const { category_name: category, page, sort_direction: direction } = wanted
  const key = walkedKey(wanted.sort_by, wanted.lang)
  if (search || key === undefined) return sortProducts(reader, restaurantId, wanted, search)

  const { count, market } = await countProducts(reader, restaurantId, category)
  const before = (page - 1) * PRODUCTS_PER_PAGE
  const expected = Math.min(PRODUCTS_PER_PAGE, count - before)
  if (expected <= 0) return { count, results: [] }
  const walked = category === 'all' ? market : market / CATEGORY_NAMES.length
  // As many as lie between the products that the restaurant can order, if these are evenly spread.
  const passed = ((before + expected) * Math.max(walked, count)) / count
  for (const limit of WALKS.filter((most) => passed <= most)) {
    const walk = { key, direction, category, page, limit }
    const results = await walkProducts(reader, restaurantId, walk)
    if (results.length >= expected) return { count, results }
  }
  return sortProducts(reader, restaurantId, wanted)
}
