import type { Handler } from '../../handler.ts'
import { lockCatalogue } from './catalogue-lock-sql.ts'
import { deleteProduct as deleteOwnProduct } from './products-sql.ts'

export const deleteProduct: Handler<'deleteProduct'> = async ({ input, viewer, tx, refuse }) => {
  const catalogue = await lockCatalogue(tx, viewer.supplierId)
  if (!catalogue) throw refuse('import_running')
  if (!(await deleteOwnProduct(tx, catalogue, input.public_id))) throw refuse('not_found')
  return undefined
}
