import type { Handler } from '../../handler.ts'
import { refuseField } from '../../platform/endpoint/refuse-field.ts'
import { listProducts, orderedList } from './list-products.ts'
import { positionOf } from './product-cursor.ts'
import { listSearched } from './product-search.ts'
import { findSuppliersNamed } from './served-suppliers-sql.ts'

export const productList: Handler<'productList'> = ({
  input: { search, cursor, ...wanted },
  viewer,
  reader,
}) => {
  const after = cursor === undefined ? undefined : positionOf(cursor, orderedList(wanted))
  // A search is paged by number.
  if (cursor !== undefined && (search || !after)) throw refuseField('cursor', 'cursor_invalid')
  return listSearched(
    reader,
    search,
    (words) => listProducts(reader, viewer.restaurantId, { ...wanted, after }, words),
    // Among the products of one supplier, its name tells nothing.
    wanted.supplier_public_id === undefined
      ? (words) => findSuppliersNamed(reader, viewer.restaurantId, words)
      : undefined,
  )
}
