import type { Handler } from '../handler.ts'
import { listImportRows } from './price-import-rows-sql.ts'
import { findImport } from './price-imports-sql.ts'

export const priceImportRows: Handler<'priceImportRows'> = async (context) => {
  const { input, viewer, reader, refuse } = context
  const { public_id: publicId, kind, page } = input
  const summary = await findImport(reader, viewer.supplierId, publicId)
  if (!summary) throw refuse('not_found')
  const results = await listImportRows(reader, viewer.supplierId, { publicId, kind, page })
  return { ...summary, results }
}
