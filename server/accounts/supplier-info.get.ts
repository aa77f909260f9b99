import type { Handler } from '../handler.ts'
import { findSupplierInfo } from './accounts-sql.ts'

export const supplierInfo: Handler<'supplierInfo'> = async ({ input, reader, refuse }) => {
  const supplier = await findSupplierInfo(reader, input.supplier_public_id)
  if (!supplier) throw refuse('not_found')
  return supplier
}
