import type { Language } from '@halles/contract/language.ts'
import { listProducts } from '../catalogue/product-list/list-products.ts'
import type { ListedProducts } from '../catalogue/product-list/listed-products.ts'
import { listSearched } from '../catalogue/product-list/product-search.ts'
import { findSuppliersNamed } from '../catalogue/product-list/served-suppliers-sql.ts'
import type { Reader } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'

/** Lines of one text that are searched for in the catalogue: each is several statements. The others are left in doubt. */
const MAX_SEARCHES = 60

export type CatalogueSearch = (
  words: readonly string[],
  supplier: { publicId: string; name: string } | undefined,
) => Promise<ListedProducts['results']>

/** Looks words up among everything that the restaurant can order, best match first, as its product list does. */
export function createCatalogueSearch(
  reader: Reader,
  restaurantId: RestaurantId,
  lang: Language,
): CatalogueSearch {
  const wanted = { category_name: 'all', page: 1, sort_direction: 'asc', lang } as const
  let searches = 0
  return async (words, supplier) => {
    if (++searches > MAX_SEARCHES) return []
    const { results } = await listSearched(
      reader,
      [...words, supplier?.name ?? ''].join(' '),
      (search) => listProducts(reader, restaurantId, { ...wanted, after: undefined }, search),
      (named) => findSuppliersNamed(reader, restaurantId, named),
    )
    return supplier
      ? results.filter((product) => product.supplier.public_id === supplier.publicId)
      : results
  }
}
