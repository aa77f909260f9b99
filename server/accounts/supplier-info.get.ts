import type { Handler } from '../handler.ts'
import { findSupplierInfo } from './accounts-sql.ts'

export const supplierInfo: Handler<'supplierInfo'> = async ({ input, viewer, reader, refuse }) => {
  const { supplier_public_id } = input
  const supplier = await findSupplierInfo(reader, viewer.restaurantId, supplier_public_id)
  if (!supplier) throw refuse('not_found')
  return supplier
}
