import type { Handler } from '../handler.ts'
import { getSupplierAccount } from './accounts-sql.ts'

export const supplierAccountInfo: Handler<'supplierAccountInfo'> = ({ viewer, reader }) =>
  getSupplierAccount(reader, viewer)
