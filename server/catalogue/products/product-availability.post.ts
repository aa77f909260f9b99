import { changed } from '@halles/domain/business-activity.ts'
import { insertBusinessAction } from '../../activity/business-actions-sql.ts'
import type { Handler } from '../../handler.ts'
import { refuseField } from '../../platform/endpoint/refuse-field.ts'
import { findOwnProduct } from '../product-list/own-products-sql.ts'
import { isDayAhead, updateAvailability } from './availability-sql.ts'
import { lockCatalogue } from './catalogue-lock-sql.ts'

export const productAvailability: Handler<'productAvailability'> = async ({
  input: { public_id: publicId, available, available_from },
  viewer,
  tx,
  refuse,
}) => {
  const { supplierId } = viewer
  const availableFrom = available_from ?? null
  if (availableFrom !== null && !(await isDayAhead(tx, availableFrom)))
    throw refuseField('available_from', 'date_not_ahead')
  const catalogue = await lockCatalogue(tx, supplierId)
  if (!catalogue) throw refuse('import_running')
  const before = await updateAvailability(tx, catalogue, publicId, { available, availableFrom })
  if (!before) throw refuse('not_found')
  const detail = [
    ...changed('available', String(before.available), String(available)),
    ...changed('available_from', before.availableFrom, availableFrom),
  ]
  const action = 'availability_changed'
  if (detail.length > 0)
    await insertBusinessAction(tx, viewer, { action, subject: before.nameFr, detail })
  const product = await findOwnProduct(tx, supplierId, publicId)
  if (!product) throw refuse('not_found')
  return product
}
