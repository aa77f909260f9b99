import type { undoImport as endpoint } from '@halles/contract/endpoints/catalogue-import.ts'
import { importedRows } from '@halles/domain/catalogue-changes.ts'
import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import { lockCatalogue } from '../catalogue/products/catalogue-lock-sql.ts'
import type { Handler, HandlerContext } from '../handler.ts'
import { isSuperseded } from './import-changes-sql.ts'
import { findImport, lockImport, updateState } from './imports-sql.ts'
import { beginImportWork } from './running/begin-import-work.ts'

export const undoImport: Handler<'undoImport'> = async (context) => {
  const { input, viewer, tx, dependencies, refuse } = context
  const imported = await lockImport(tx, viewer.supplierId, input.public_id)
  if (!imported) throw refuse('not_found')
  switch (imported.state) {
    case 'previewed':
    case 'failed':
      throw refuse('not_found')
    case 'applying':
    case 'reverting':
      throw refuse('import_running')
    case 'applied': {
      const catalogue = await lockCatalogue(tx, viewer.supplierId)
      if (!catalogue) throw refuse('import_running')
      if (await isSuperseded(tx, catalogue, imported.id)) throw refuse('import_superseded')
      await updateState(tx, imported.id, 'undoing')
      await beginImportWork(tx, dependencies.queueImport, imported.id)
      const summary = await getImport(context)
      const detail = importedRows(summary.counts)
      await insertBusinessAction(tx, viewer, { action: 'import_undone', detail })
      return summary
    }
    case 'undoing':
    case 'undone':
      return getImport(context)
  }
}

async function getImport({ input, viewer, tx, refuse }: HandlerContext<typeof endpoint>) {
  const summary = await findImport(tx, viewer.supplierId, input.public_id)
  if (!summary) throw refuse('not_found')
  return summary
}
