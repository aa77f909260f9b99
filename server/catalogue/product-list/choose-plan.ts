import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { countFound } from './found-products-sql.ts'
import { estimateFound } from './match-estimate-sql.ts'
import type { Searched } from './wanted-list.ts'

/**
 * How a page of a search is made: from all that is found in `words` or among what `suppliers` sell (found-products-sql.ts),
 * sorted; or, where too many are found for that, `beyond_ranked`.
 */
export type SearchPlan = 'words' | 'suppliers' | 'beyond_ranked'

/** The plan that reads little beside what is found. A wrong estimate costs time, not results. */
export async function choosePlan(
  reader: Reader,
  restaurantId: RestaurantId,
  searched: Searched,
): Promise<SearchPlan> {
  const { category, supplier, search, limits } = searched
  // To compare a product with a typo takes longer than to look it up, and few words are frequent with a typo.
  if (search.forgiving) return 'words'
  if (supplier !== undefined) return 'suppliers'
  if ((await estimateFound(reader, category, search)) <= limits.estimated) return 'words'
  const { served, found } = await countFound(reader, restaurantId, searched)
  if (served <= limits.read) return 'suppliers'
  return found > limits.ranked ? 'beyond_ranked' : 'words'
}
