import type { Handler } from '../../handler.ts'
import { findOwnProductPage } from './product-page-sql.ts'

export const supplierProduct: Handler<'supplierProduct'> = async ({
  input,
  viewer,
  reader,
  refuse,
}) => {
  const page = await findOwnProductPage(reader, viewer.supplierId, input.product_public_id)
  if (!page) throw refuse('not_found')
  return page
}
