import { orderWords } from '@halles/domain/order-text/words.ts'
import { MAX_SEARCH_WORDS } from '@halles/domain/search.ts'
import { findSuppliersNamed } from '../catalogue/product-list/served-suppliers-sql.ts'
import type { Reader } from '../database/transaction.ts'
import type { RestaurantId } from '../platform/access/viewer.ts'
import { findSupplierName } from './supplier-name-sql.ts'

export type NamedSupplier = { id: number; publicId: string; name: string }

/** The one supplier serving the restaurant whose name has every word of a heading; undefined for none, and for several. */
export async function findSupplierOf(
  reader: Reader,
  restaurantId: RestaurantId,
  heading: string,
): Promise<NamedSupplier | undefined> {
  const words = orderWords(heading)
  if (words.length === 0 || words.length > MAX_SEARCH_WORDS) return undefined
  const named = await findSuppliersNamed(reader, restaurantId, { words, forgiving: false })
  const [first = [], ...others] = words.map((word) => named.get(word) ?? [])
  const [id, ...more] = first.filter((found) => others.every((ids) => ids.includes(found)))
  return id === undefined || more.length > 0 ? undefined : findSupplierName(reader, id)
}
