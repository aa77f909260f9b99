import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import { findOwnProduct } from '../catalogue/product-list/own-products-sql.ts'
import { lockCatalogueForImport } from '../catalogue/products/catalogue-lock-sql.ts'
import type { Handler } from '../handler.ts'
import { deleteProductPhoto } from './photos-sql.ts'

export const photoRemove: Handler<'photoRemove'> = async ({ input, viewer, tx, refuse }) => {
  const catalogue = await lockCatalogueForImport(tx, viewer.supplierId)
  const product = await deleteProductPhoto(tx, catalogue, input.photo_public_id)
  if (!product) throw refuse('not_found')
  const { nameFr: subject } = product
  await insertBusinessAction(tx, viewer, { action: 'photo_removed', subject })
  const own = await findOwnProduct(tx, viewer.supplierId, product.publicId)
  if (!own) throw refuse('not_found')
  return own
}
