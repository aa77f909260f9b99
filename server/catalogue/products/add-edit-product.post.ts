import { productChanges } from '@halles/domain/catalogue-changes.ts'
import { insertBusinessAction } from '../../activity/business-actions-sql.ts'
import type { Handler } from '../../handler.ts'
import { findOwnProduct } from '../product-list/own-products-sql.ts'
import { lockCatalogue } from './catalogue-lock-sql.ts'
import { insertProduct, updateProduct } from './products-sql.ts'

export const addEditProduct: Handler<'addEditProduct'> = async ({
  input,
  viewer,
  tx,
  refuse,
  answerWith,
}) => {
  const { supplierId } = viewer
  const edited = {
    description: input.description,
    unit: input.unit,
    quantityHundredths: input.quantity_per_case,
    priceCents: input.price,
    leadDays: input.lead_days,
    pickPlace: input.pick_place,
  }
  const catalogue = await lockCatalogue(tx, supplierId)
  if (!catalogue) throw refuse('import_running')
  let publicId = input.public_id
  if (publicId === undefined) {
    const { name_fr: nameFr, name_en: nameEn, category } = input
    publicId = await insertProduct(tx, catalogue, { ...edited, nameFr, nameEn, category })
    await insertBusinessAction(tx, viewer, { action: 'product_added', subject: nameFr })
  } else {
    const before = await updateProduct(tx, catalogue, publicId, edited)
    if (!before) throw refuse('not_found')
    const detail = productChanges(before, edited)
    const edit = { action: 'product_edited', subject: before.nameFr, detail } as const
    if (detail.length > 0) await insertBusinessAction(tx, viewer, edit)
    answerWith(200)
  }
  const product = await findOwnProduct(tx, supplierId, publicId)
  if (!product) throw refuse('not_found')
  return product
}
