import type { Language } from '@halles/contract/language.ts'
import { findBestMatches } from '../catalogue/product-list/best-matches-sql.ts'
import type { Reader } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'

/** Different words of one text that are searched for: each is several statements. The others are left in doubt. */
const MAX_SEARCHES = 60

export type CatalogueSearch = ReturnType<typeof createCatalogueSearch>

/**
 * Looks words up among everything that the restaurant can order, of one supplier where a heading named one; one search
 * after the other, the same one once.
 */
export function createCatalogueSearch(reader: Reader, restaurantId: RestaurantId, lang: Language) {
  const searched = new Map<string, Awaited<ReturnType<typeof findBestMatches>>>()
  async function search(text: string) {
    const before = searched.get(text)
    if (before) return before
    if (searched.size === MAX_SEARCHES) return []
    const results = await findBestMatches(reader, restaurantId, text, lang)
    searched.set(text, results)
    return results
  }
  return async (
    words: readonly string[],
    supplier: { publicId: string; name: string } | undefined,
  ) => {
    const results = await search([...words, supplier?.name ?? ''].join(' '))
    return supplier
      ? results.filter((product) => product.supplier.public_id === supplier.publicId)
      : results
  }
}
