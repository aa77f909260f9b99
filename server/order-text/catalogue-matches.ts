import type { Language } from '@halles/contract/language.ts'
import { findBestMatches } from '../catalogue/product-list/best-matches-sql.ts'
import type { Reader } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'

/** Lines of one text that are searched for in the catalogue: each is several statements. The others are left in doubt. */
const MAX_SEARCHES = 60

export type CatalogueSearch = ReturnType<typeof createCatalogueSearch>

/** Looks words up among everything that the restaurant can order, of one supplier where a heading named one. */
export function createCatalogueSearch(reader: Reader, restaurantId: RestaurantId, lang: Language) {
  let searches = 0
  return async (
    words: readonly string[],
    supplier: { publicId: string; name: string } | undefined,
  ) => {
    if (++searches > MAX_SEARCHES) return []
    const text = [...words, supplier?.name ?? ''].join(' ')
    const results = await findBestMatches(reader, restaurantId, text, lang)
    return supplier
      ? results.filter((product) => product.supplier.public_id === supplier.publicId)
      : results
  }
}
