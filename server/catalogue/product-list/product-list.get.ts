import type { Handler } from '../../handler.ts'
import { listProducts } from './list-products.ts'
import { listSearched } from './product-search.ts'
import { findSuppliersNamed } from './served-suppliers-sql.ts'

export const productList: Handler<'productList'> = ({
  input: { search, ...wanted },
  viewer,
  reader,
}) =>
  listSearched(
    reader,
    search,
    (words) => listProducts(reader, viewer.restaurantId, wanted, words),
    (words) => findSuppliersNamed(reader, viewer.restaurantId, words),
  )
