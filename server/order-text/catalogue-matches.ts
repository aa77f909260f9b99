import type { Language } from '@halles/contract/language.ts'
import { findBestMatches } from '../catalogue/product-list/best-matches-sql.ts'
import type { Reader } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'

/**
 * What the searches of one text may take: each is several statements. So many are made however slow the database is, then
 * others until `longest` milliseconds have gone by, at most `most`. Lines after that are left in doubt.
 */
export type SearchLimits = { least: number; longest: number; most: number }
const LIMITS: SearchLimits = { least: 3, longest: 500, most: 60 }

export type CatalogueSearch = ReturnType<typeof createCatalogueSearch>['search']

/**
 * Looks words up among everything that the restaurant can order, of one supplier where a heading named one; one search
 * after the other, the same one once. `isPartial`: whether words were left out.
 */
export function createCatalogueSearch(
  reader: Reader,
  restaurantId: RestaurantId,
  lang: Language,
  { least, longest, most } = LIMITS,
) {
  const searched = new Map<string, Awaited<ReturnType<typeof findBestMatches>>>()
  let taken = 0
  let isPartial = false
  async function find(text: string) {
    const before = searched.get(text)
    if (before) return before
    // guard: typed order: its searches end [order-text.post]
    //   code: searched.size >= most || (searched.size >= least && taken >= longest)
    //   instead: false as boolean
    if (searched.size >= most || (searched.size >= least && taken >= longest)) {
      isPartial = true
      return []
    }
    const start = performance.now()
    const results = await findBestMatches(reader, restaurantId, text, lang)
    taken += performance.now() - start
    searched.set(text, results)
    return results
  }
  return {
    isPartial: () => isPartial,
    async search(
      words: readonly string[],
      supplier: { publicId: string; name: string } | undefined,
    ) {
      const results = await find([...words, supplier?.name ?? ''].join(' '))
      return supplier
        ? results.filter((product) => product.supplier.public_id === supplier.publicId)
        : results
    },
  }
}
