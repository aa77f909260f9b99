import type { Handler } from '../platform/handler.ts'
import { listImportRows } from './import-rows-sql.ts'
import { getImport } from './imports-sql.ts'

export const importRows: Handler<'importRows'> = async ({ input, viewer, reader }) => {
  const { public_id: publicId, kind, page } = input
  const summary = await getImport(reader, viewer.supplierId, publicId)
  const results = await listImportRows(reader, viewer.supplierId, { publicId, kind, page })
  return { ...summary, results }
}
