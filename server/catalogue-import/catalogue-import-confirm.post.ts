import type { confirmImport as endpoint } from '@halles/contract/endpoints/catalogue-import.ts'
import { importedRows } from '@halles/domain/catalogue-changes.ts'
import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import { lockCatalogue } from '../catalogue/products/catalogue-lock-sql.ts'
import { listCatalogue } from '../catalogue/products/whole-catalogue-sql.ts'
import type { Handler, HandlerContext } from '../handler.ts'
import { catalogueDigest } from './catalogue-digest.ts'
import { findImport, type ImportSummary, lockImport, updateToApplying } from './imports-sql.ts'
import { beginImportWork } from './running/begin-import-work.ts'

export const confirmImport: Handler<'confirmImport'> = async (context) => {
  const { input, viewer, tx, dependencies, refuse } = context
  const imported = await lockImport(tx, viewer.supplierId, input.public_id)
  if (!imported) throw refuse('not_found')
  if (imported.state === 'previewed') {
    const detail = importedRows((await checkPreview(context, imported)).counts)
    await updateToApplying(tx, viewer.supplierId, imported.id)
    await beginImportWork(tx, dependencies.queueImport, imported.id)
    await insertBusinessAction(tx, viewer, { action: 'import_confirmed', detail })
  }
  return getImport(context)
}

/** That the preview changes something, and the catalogue is still the one that it was compared with; the preview. */
async function checkPreview(
  context: HandlerContext<typeof endpoint>,
  preview: { catalogue_digest: string },
): Promise<ImportSummary> {
  const { viewer, tx, refuse } = context
  const summary = await getImport(context)
  if (summary.total === 0) throw refuse('import_empty')
  // guard: import: one at a time [catalogue-import-confirm.post, catalogue-import.post, catalogue-import-undo.post, import-worker, import-races.longer]
  //   instead: const { lockCatalogue: lock } = { lockCatalogue } await lock(tx, viewer.supplierId)
  if (!(await lockCatalogue(tx, viewer.supplierId))) throw refuse('import_running')
  const catalogue = await listCatalogue(tx, viewer.supplierId)
  // guard: import: the catalogue that it was compared with [catalogue-import-confirm.post, catalogue-import.post, catalogue-import-undo.post]
  if (catalogueDigest(catalogue) !== preview.catalogue_digest) throw refuse('catalogue_changed')
  return summary
}

async function getImport({ input, viewer, tx, refuse }: HandlerContext<typeof endpoint>) {
  const summary = await findImport(tx, viewer.supplierId, input.public_id)
  if (!summary) throw refuse('not_found')
  return summary
}
