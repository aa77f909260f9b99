import { createHash } from 'node:crypto'
import { planImport } from '@halles/domain/import/import-plan.ts'
import { isImportRunning } from '../catalogue/products/catalogue-lock-sql.ts'
import { listCatalogue } from '../catalogue/products/whole-catalogue-sql.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Handler } from '../handler.ts'
import { refuseField } from '../platform/endpoint/refuse-field.ts'
import { catalogueDigest } from './catalogue-digest.ts'
import { insertPreview } from './import-rows-sql.ts'
import { findImport } from './imports-sql.ts'
import { readInWorker } from './reading/read-in-worker.ts'

export const previewImport: Handler<'previewImport'> = async ({
  input,
  viewer,
  database,
  dependencies: { longestReading },
  refuse,
}) => {
  const list = await readInWorker(viewer.supplierId, input.file, longestReading)
  if ('refused' in list) throw refuseField('file', list.refused)
  const fileDigest = createHash('sha256').update(input.file).digest()

  return inTransaction(database, async (tx) => {
    if (await isImportRunning(tx, viewer.supplierId)) throw refuse('import_running')
    const catalogue = await listCatalogue(tx, viewer.supplierId)
    const plan = planImport(
      list.rows.map(({ read }) => read),
      catalogue,
    )
    const rows = list.rows.flatMap(({ row, cells }, index) => {
      const planned = plan[index]
      return planned ? [{ row, cells, planned }] : []
    })
    const preview = { fileDigest, catalogueDigest: catalogueDigest(catalogue), rows }
    const publicId = await insertPreview(tx, viewer.supplierId, preview)
    const summary = await findImport(tx, viewer.supplierId, publicId)
    if (!summary) throw new Error('a preview was inserted and not found')
    return summary
  })
}
