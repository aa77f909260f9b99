import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import { findOwnProduct } from '../catalogue/product-list/own-products-sql.ts'
import { lockCatalogueForImport } from '../catalogue/products/catalogue-lock-sql.ts'
import type { Handler } from '../handler.ts'
import { updatePositions } from './photos-sql.ts'

export const photoMove: Handler<'photoMove'> = async ({ input, viewer, tx, refuse }) => {
  const { photo_public_id: publicId, position } = input
  const catalogue = await lockCatalogueForImport(tx, viewer.supplierId)
  const moved = await updatePositions(tx, catalogue, { publicId, position })
  if (!moved) throw refuse('not_found')
  const { product, isMoved } = moved
  const { nameFr: subject } = product
  if (isMoved) await insertBusinessAction(tx, viewer, { action: 'photo_moved', subject })
  const own = await findOwnProduct(tx, viewer.supplierId, product.publicId)
  if (!own) throw refuse('not_found')
  return own
}
