import type { Handler } from '../../handler.ts'
import { deleteProduct as deleteOwnProduct } from './products-sql.ts'

export const deleteProduct: Handler<'deleteProduct'> = async ({ input, viewer, tx, refuse }) => {
  if (!(await deleteOwnProduct(tx, viewer.supplierId, input.public_id))) throw refuse('not_found')
  return undefined
}
