import { PRODUCTS_PER_PAGE } from '@halles/domain/product.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { countAmongServed, countFound, type Searched, type Through } from './found-products-sql.ts'
import { listFurtherFound } from './further-found-sql.ts'
import { estimateFound } from './match-estimate-sql.ts'
import { type ListedProducts, listBySorting, type WantedProducts } from './product-list-sql.ts'
import { indexedKey } from './product-scan-sql.ts'
import type { Search } from './product-search-sql.ts'
import { SEARCH_LIMITS } from './search-limits.ts'

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
  const searched = { search, category: wanted.category_name, lang: wanted.lang, limits }
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
  const { category, search, limits } = searched
  // To compare a product with a typo takes longer than to look it up, and few words are frequent with a typo.
  if (search.forgiving) return 'words'
  if ((await estimateFound(reader, category, search)) <= limits.estimated) return 'words'
  const among = await countAmongServed(reader, restaurantId, searched)
  if (among.found > limits.ranked) return undefined
  if (among.read <= limits.read) return 'suppliers'
  const found = await countFound(reader, restaurantId, searched)
  return found > limits.ranked ? undefined : 'words'
}

async function listTooMany(
  reader: Reader,
  restaurantId: RestaurantId,
  wanted: WantedProducts,
  searched: Searched,
): Promise<ListedProducts['results']> {
  const { sort_by, sort_direction, lang, page } = wanted
  const offset = (page - 1) * PRODUCTS_PER_PAGE
  const key = indexedKey(sort_by, lang)
  // No index has another table's name.
  if (key === undefined)
    return (await listBySorting(reader, restaurantId, wanted, { ...searched, through: 'words' }))
      .results
  const isByCloseness = sort_by === undefined
  const best = isByCloseness
    ? await listBySorting(reader, restaurantId, wanted, { ...searched, through: 'candidates' })
    : { count: 0, results: [] }
  const missing = PRODUCTS_PER_PAGE - best.results.length
  if (missing === 0) return best.results
  const further = {
    key,
    direction: isByCloseness ? 'asc' : sort_direction,
    offset: Math.max(0, offset - best.count),
    count: missing,
    isAfterCandidates: isByCloseness,
  } as const
  const limits = searched.search.forgiving ? [] : searched.limits.further
  for (const limit of [...limits, undefined]) {
    const rest = await listFurtherFound(reader, restaurantId, searched, further, limit)
    if (rest.length === missing || limit === undefined) return [...best.results, ...rest]
  }
  return best.results
}
