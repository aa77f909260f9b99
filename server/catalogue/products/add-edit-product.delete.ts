import { insertBusinessAction } from '../../activity/business-actions-sql.ts'
import type { Handler } from '../../handler.ts'
import { lockCatalogue } from './catalogue-lock-sql.ts'
import { deleteProduct as deleteOwnProduct } from './products-sql.ts'

export const deleteProduct: Handler<'deleteProduct'> = async ({ input, viewer, tx, refuse }) => {
  const catalogue = await lockCatalogue(tx, viewer.supplierId)
  if (!catalogue) throw refuse('import_running')
  const deleted = await deleteOwnProduct(tx, catalogue, input.public_id)
  if (!deleted) throw refuse('not_found')
  await insertBusinessAction(tx, viewer, { action: 'product_deleted', subject: deleted.nameFr })
  return undefined
}
