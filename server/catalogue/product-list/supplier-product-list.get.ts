import type { Handler } from '../../handler.ts'
import { findOwnProduct, listOwnProducts } from './own-products-sql.ts'
import { listSearched } from './product-search.ts'

export const supplierProductList: Handler<'supplierProductList'> = async ({
  input: { product_public_id: publicId, search, ...wanted },
  viewer,
  reader,
  refuse,
}) => {
  if (publicId === undefined) {
    return listSearched(reader, search, (words) =>
      listOwnProducts(reader, viewer.supplierId, wanted, words),
    )
  }
  const product = await findOwnProduct(reader, viewer.supplierId, publicId)
  if (!product) throw refuse('not_found')
  return product
}
