import type { confirmImport as endpoint } from '@halles/contract/endpoints/catalogue-import.ts'
import { lockCatalogue } from '../catalogue/products/catalogue-lock-sql.ts'
import { listCatalogue } from '../catalogue/products/whole-catalogue-sql.ts'
import type { Handler, HandlerContext } from '../handler.ts'
import { catalogueDigest } from './catalogue-digest.ts'
import { findImport, lockImport, updateToApplying } from './imports-sql.ts'
import { beginImportWork } from './running/begin-import-work.ts'

export const confirmImport: Handler<'confirmImport'> = async (context) => {
  const { input, viewer, tx, dependencies, refuse } = context
  const imported = await lockImport(tx, viewer.supplierId, input.public_id)
  if (!imported) throw refuse('not_found')
  if (imported.state === 'previewed') {
    await checkPreview(context, imported)
    await updateToApplying(tx, viewer.supplierId, imported.id)
    await beginImportWork(tx, dependencies.queueImport, imported.id)
  }
  return getImport(context)
}

/** That the preview changes something, and the catalogue is still the one that it was compared with. */
async function checkPreview(
  context: HandlerContext<typeof endpoint>,
  preview: { catalogue_digest: string },
): Promise<void> {
  const { viewer, tx, refuse } = context
  const { total } = await getImport(context)
  if (total === 0) throw refuse('import_empty')
  if (!(await lockCatalogue(tx, viewer.supplierId))) throw refuse('import_running')
  const catalogue = await listCatalogue(tx, viewer.supplierId)
  if (catalogueDigest(catalogue) !== preview.catalogue_digest) throw refuse('catalogue_changed')
}

async function getImport({ input, viewer, tx, refuse }: HandlerContext<typeof endpoint>) {
  const summary = await findImport(tx, viewer.supplierId, input.public_id)
  if (!summary) throw refuse('not_found')
  return summary
}
