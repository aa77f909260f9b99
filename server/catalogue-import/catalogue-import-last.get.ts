import type { Handler } from '../handler.ts'
import { findLastImport } from './imports-sql.ts'

export const lastImport: Handler<'lastImport'> = async ({ viewer, reader }) => {
  const last = await findLastImport(reader, viewer.supplierId)
  return { last: last ?? null }
}
