import type { Handler } from '../handler.ts'
import { findLastImport } from './customer-imports-sql.ts'

export const lastCustomerImport: Handler<'lastCustomerImport'> = async ({ viewer, reader }) => ({
  last: (await findLastImport(reader, viewer.supplierId)) ?? null,
})
