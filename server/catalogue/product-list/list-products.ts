import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { listBeyondRanked } from './beyond-ranked-sql.ts'
import { choosePlan } from './choose-plan.ts'
import { indexedKey } from './indexed-sort-sql.ts'
import { cursorAfter } from './product-cursor.ts'
import { listByKey } from './product-scan-sql.ts'
import type { Search } from './product-search-sql.ts'
import { SEARCH_LIMITS } from './search-limits.ts'
import { listBySupplier } from './sort-by-supplier-sql.ts'
import { listSorted } from './sorted-search-sql.ts'
import type { ListedProducts, OrderedList, Searched, Start, WantedProducts } from './wanted-list.ts'

/**
 * A page of what a restaurant can order, or of what a search finds of that, and the number on all pages. Lists without a
 * search go on after a row too, and name the cursor of the page that follows.
 */
export async function listProducts(
  reader: Reader,
  restaurantId: RestaurantId,
  { after, ...wanted }: WantedProducts & Pick<Start, 'after'>,
  search?: Search,
  limits = SEARCH_LIMITS,
): Promise<ListedProducts> {
  const list = orderedList(wanted)
  if (search) return listFound(reader, restaurantId, { ...list, ...wanted, search, limits })
  const { key } = list
  const start = { ...list, page: wanted.page, after }
  const { count, results, hasMore } =
    key === 'supplier'
      ? await listBySupplier(reader, restaurantId, start)
      : await listByKey(reader, restaurantId, { ...start, key })
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

/**
 * Up to `limits.ranked` products are counted exactly and all sorted; of more, the best are ranked and the others follow in
 * the order of a key.
 */
async function listFound(
  reader: Reader,
  restaurantId: RestaurantId,
  searched: Searched,
): Promise<ListedProducts> {
  const { ranked } = searched.limits
  const plan = await choosePlan(reader, restaurantId, searched)
  if (plan !== 'beyond_ranked') {
    const list = await listSorted(reader, restaurantId, searched, plan)
    if (list.count <= ranked) return list
  }
  const results = await listBeyondRanked(reader, restaurantId, searched)
  return { count: ranked, count_is_minimum: true, results }
}
