import type { Handler } from '../../handler.ts'
import { readSupplierToday } from './supplier-today-sql.ts'

export const supplierToday: Handler<'supplierToday'> = ({ viewer, reader }) =>
  readSupplierToday(reader, viewer)
