import { lockCatalogue } from '../catalogue/products/catalogue-lock-sql.ts'
import type { Handler } from '../handler.ts'
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
    }
  }
  const summary = await findImport(tx, viewer.supplierId, input.public_id)
  if (!summary) throw refuse('not_found')
  return summary
}
