import { productChanges } from '@halles/domain/catalogue-changes.ts'
import { fromWire } from '@halles/domain/product-values.ts'
import { isWeighedUnit, mayBeWeighed } from '@halles/domain/weighed-line.ts'
import { insertBusinessAction } from '../../activity/business-actions-sql.ts'
import type { Handler } from '../../handler.ts'
import { refuseField } from '../../platform/endpoint/refuse-field.ts'
import { findOwnProduct } from '../product-list/own-products-sql.ts'
import { lockCatalogue } from './catalogue-lock-sql.ts'
import { insertProduct, isItemCodeTaken, updateProduct } from './products-sql.ts'

export const addEditProduct: Handler<'addEditProduct'> = async ({
  input,
  viewer,
  tx,
  refuse,
  answerWith,
}) => {
  const { supplierId } = viewer
  const product = fromWire(input)
  const catalogue = await lockCatalogue(tx, supplierId)
  if (!catalogue) throw refuse('import_running')
  let publicId = input.public_id
  const isSilent = product.soldByWeight === undefined && !isWeighedUnit(product.unit)
  const stored = publicId && isSilent ? await findOwnProduct(tx, supplierId, publicId) : undefined
  if (!mayBeWeighed({ ...product, soldByWeight: product.soldByWeight ?? stored?.sold_by_weight }))
    throw refuseField('sold_by_weight', 'weight_unit_invalid')
  const isTaken =
    product.itemCode && (await isItemCodeTaken(tx, catalogue, product.itemCode, publicId))
  if (isTaken) throw refuseField('item_code', 'item_code_taken')
  if (publicId === undefined) {
    publicId = await insertProduct(tx, catalogue, product)
    await insertBusinessAction(tx, viewer, { action: 'product_added', subject: product.nameFr })
  } else {
    const before = await updateProduct(tx, catalogue, publicId, product)
    if (!before) throw refuse('not_found')
    const detail = productChanges(before, product)
    const edit = { action: 'product_edited', subject: before.nameFr, detail } as const
    if (detail.length > 0) await insertBusinessAction(tx, viewer, edit)
    answerWith(200)
  }
  const own = await findOwnProduct(tx, supplierId, publicId)
  if (!own) throw refuse('not_found')
  return own
}
