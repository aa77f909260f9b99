import type { Handler } from '../handler.ts'
import { listImportRows } from './import-rows-sql.ts'
import { findImport } from './imports-sql.ts'

export const importRows: Handler<'importRows'> = async ({ input, viewer, reader, refuse }) => {
  const { public_id: publicId, kind, page } = input
  const summary = await findImport(reader, viewer.supplierId, publicId)
  if (!summary) throw refuse('not_found')
  const results = await listImportRows(reader, viewer.supplierId, { publicId, kind, page })
  return { ...summary, results }
}
