import type { Language } from '@halles/contract/language.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { listProducts } from './list-products.ts'
import { listSearched } from './product-search.ts'
import { findSuppliersNamed } from './served-suppliers-sql.ts'
import type { ListedProducts } from './wanted-list.ts'

/** What the restaurant can order and a search finds, best match first, as the first page of its product list. */
export async function findBestMatches(
  reader: Reader,
  restaurantId: RestaurantId,
  text: string,
  lang: Language,
): Promise<ListedProducts['results']> {
  const wanted = { category_name: 'all', page: 1, sort_direction: 'asc', lang } as const
  const { results } = await listSearched(
    reader,
    text,
    (search) => listProducts(reader, restaurantId, { ...wanted, after: undefined }, search),
    (named) => findSuppliersNamed(reader, restaurantId, named),
  )
  return results
}
