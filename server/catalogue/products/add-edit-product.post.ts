import type { Handler } from '../../handler.ts'
import { findOwnProduct } from '../product-list/own-products-sql.ts'
import { lockCatalogue } from './catalogue-lock-sql.ts'
import { insertProduct, updateProduct } from './products-sql.ts'

export const addEditProduct: Handler<'addEditProduct'> = async ({
  input,
  viewer: { supplierId },
  tx,
  refuse,
  answerWith,
}) => {
  const edited = {
    description: input.description,
    unit: input.unit,
    quantityHundredths: input.quantity_per_case,
    priceCents: input.price,
  }
  const catalogue = await lockCatalogue(tx, supplierId)
  if (!catalogue) throw refuse('import_running')
  let publicId = input.public_id
  if (publicId === undefined) {
    const { name_fr: nameFr, name_en: nameEn, category } = input
    publicId = await insertProduct(tx, catalogue, { ...edited, nameFr, nameEn, category })
  } else {
    await updateProduct(tx, catalogue, publicId, edited)
    answerWith(200)
  }
  const product = await findOwnProduct(tx, supplierId, publicId)
  if (!product) throw refuse('not_found')
  return product
}
