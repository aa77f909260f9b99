import { isRunning } from '@halles/domain/import/import-state.ts'
import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import type { Handler } from '../handler.ts'
import { lockPriceImports } from '../price-lists/price-import-lock-sql.ts'
import { beginPriceImport } from './advance-price-import.ts'
import { findImport, updateState } from './price-imports-sql.ts'
import { recordedImport } from './recorded-import.ts'

export const undoPrices: Handler<'undoPrices'> = async (context) => {
  const { input, viewer, tx, dependencies, refuse } = context
  const imports = await lockPriceImports(tx, viewer.supplierId)
  const imported = imports.find(({ publicId }) => publicId === input.public_id)
  const summary = await findImport(tx, viewer.supplierId, input.public_id)
  if (!imported || !summary) throw refuse('not_found')
  switch (imported.state) {
    case 'previewed':
    case 'failed':
      throw refuse('not_found')
    case 'undoing':
    case 'undone':
      return summary
  }
  // guard: price import: undone one at a time [price-import-worker]
  if (imports.some(({ state }) => isRunning(state))) throw refuse('import_running')
  await insertBusinessAction(tx, viewer, recordedImport('price_import_undone', summary))
  await updateState(tx, imported.id, 'undoing')
  await beginPriceImport(tx, dependencies.queuePriceImport, imported.id)
  return (await findImport(tx, viewer.supplierId, input.public_id)) ?? summary
}
