import { filterCount, type ProductFilter } from '@halles/domain/product-filter.ts'
import type { Handler } from '../../handler.ts'
import { refuseField } from '../../platform/endpoint/refuse-field.ts'
import { listProducts, orderedList } from './list-products.ts'
import { positionOf } from './product-cursor.ts'
import { listSearched } from './product-search.ts'
import type { Search } from './product-search-sql.ts'
import { findSuppliersNamed } from './served-suppliers-sql.ts'

export const productList: Handler<'productList'> = ({
  input: { search, cursor, marks, origin, keep, without, photo, ...wanted },
  viewer,
  reader,
}) => {
  const asked = { marks, origin, keep, without, photo }
  const filter = filterCount(asked) > 0 ? asked : undefined
  const after = cursor === undefined ? undefined : positionOf(cursor, orderedList(wanted))
  // What is searched or filtered is paged by number.
  if (cursor !== undefined && (search || filter || !after))
    throw refuseField('cursor', 'cursor_invalid')
  return listSearched(
    reader,
    search,
    (found) =>
      listProducts(reader, viewer.restaurantId, { ...wanted, after }, filtered(found, filter)),
    // Among the products of one supplier, its name tells nothing.
    wanted.supplier_public_id === undefined
      ? (words) => findSuppliersNamed(reader, viewer.restaurantId, words)
      : undefined,
  )
}

/** Text without a single word finds nothing, whatever else is asked for. */
function filtered(search: Search | undefined, filter: ProductFilter | undefined) {
  if (!filter || search?.words.length === 0) return search
  return { words: [], forgiving: false, ...search, filter }
}
