import { PRODUCTS_PER_PAGE } from '@halles/domain/product.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { listFurtherFound, type WantedInOrder } from './beyond-ranked-sql.ts'
import { countFound, type Through } from './found-products-sql.ts'
import { indexedKey } from './indexed-sort-sql.ts'
import { estimateFound } from './match-estimate-sql.ts'
import type { Search } from './product-search-sql.ts'
import { SEARCH_LIMITS } from './search-limits.ts'
import type { Searched } from './searched.ts'
import { listBySorting } from './sorted-search-sql.ts'
import type { ListedProducts, WantedProducts } from './wanted-list.ts'

/**
 * A page of what a restaurant can order and searches for, and the number on all pages. Up to `limits.ranked` products are
 * counted exactly and all sorted; of more, the best are ranked and the others follow in the order of a key.
 */
export async function listFoundProducts(
  reader: Reader,
  restaurantId: RestaurantId,
  wanted: WantedProducts,
  search: Search,
  limits = SEARCH_LIMITS,
): Promise<ListedProducts> {
  const { category_name: category, supplier_public_id: supplier, lang } = wanted
  const searched = { search, category, supplier, lang, limits }
  const through = await wayToAll(reader, restaurantId, searched)
  if (through) {
    const list = await listBySorting(reader, restaurantId, wanted, {
      ...searched,
      through,
      most: limits.ranked,
    })
    if (list.count <= limits.ranked) return list
  }
  const results = await listTooMany(reader, restaurantId, wanted, searched)
  return { count: limits.ranked, count_is_minimum: true, results }
}

/**
 * How to read all that is found without reading much else. Undefined: more than `limits.ranked` are found. A wrong
 * estimate costs time, not results.
 */
async function wayToAll(
  reader: Reader,
  restaurantId: RestaurantId,
  searched: Searched,
): Promise<Through | undefined> {
  const { category, supplier, search, limits } = searched
  // To compare a product with a typo takes longer than to look it up, and few words are frequent with a typo.
  if (search.forgiving) return 'words'
  if (supplier !== undefined) return 'suppliers'
  if ((await estimateFound(reader, category, search)) <= limits.estimated) return 'words'
  const { served, found } = await countFound(reader, restaurantId, searched)
  if (served <= limits.read) return 'suppliers'
  return found > limits.ranked ? undefined : 'words'
}

async function listTooMany(
  reader: Reader,
  restaurantId: RestaurantId,
  wanted: WantedProducts,
  searched: Searched,
): Promise<ListedProducts['results']> {
  const { sort_by, sort_direction: direction, lang, page } = wanted
  const key: WantedInOrder['key'] = indexedKey(sort_by, lang) ?? 'supplier'
  const before = (page - 1) * PRODUCTS_PER_PAGE
  const all = { key, direction, offset: before, count: PRODUCTS_PER_PAGE, isAfterCandidates: false }
  if (sort_by !== undefined) return listInOrder(reader, restaurantId, searched, all)

  const best = await listBySorting(reader, restaurantId, wanted, {
    ...searched,
    through: 'candidates',
  })
  const count = PRODUCTS_PER_PAGE - best.results.length
  if (count === 0) return best.results
  const offset = Math.max(0, before - best.count)
  const others = { key, direction: 'asc', offset, count, isAfterCandidates: true } as const
  return [...best.results, ...(await listInOrder(reader, restaurantId, searched, others))]
}

async function listInOrder(
  reader: Reader,
  restaurantId: RestaurantId,
  searched: Searched,
  wanted: WantedInOrder,
): Promise<ListedProducts['results']> {
  const isScan = wanted.key !== 'supplier' && !searched.search.forgiving
  for (const limit of isScan ? searched.limits.further : []) {
    const results = await listFurtherFound(reader, restaurantId, searched, wanted, limit)
    if (results.length === wanted.count) return results
  }
  return listFurtherFound(reader, restaurantId, searched, wanted)
}
