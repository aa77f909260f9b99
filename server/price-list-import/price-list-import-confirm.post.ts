import type { confirmPrices as endpoint } from '@halles/contract/endpoints/price-list-import.ts'
import { isRunning } from '@halles/domain/import/import-state.ts'
import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import type { Handler, HandlerContext } from '../handler.ts'
import { type LockedPriceImport, lockPriceImports } from '../price-lists/price-import-lock-sql.ts'
import { lockAgreedPrices } from '../price-lists/price-lists-sql.ts'
import { beginPriceImport } from './advance-price-import.ts'
import { pricesDigest } from './own-prices-sql.ts'
import {
  deleteLastImport,
  findImport,
  type ImportSummary,
  updateState,
} from './price-imports-sql.ts'
import { recordedImport } from './recorded-import.ts'

export const confirmPrices: Handler<'confirmPrices'> = async (context) => {
  const { input, viewer, tx, dependencies, refuse } = context
  const imports = await lockPriceImports(tx, viewer.supplierId)
  const imported = imports.find(({ publicId }) => publicId === input.public_id)
  if (!imported) throw refuse('not_found')
  const summary = await getImport(context)
  if (imported.state !== 'previewed') return summary
  if (summary.total === 0) throw refuse('prices_unchanged')
  // guard: price import: one at a time [price-import-worker]
  if (imports.some(({ state }) => isRunning(state))) throw refuse('import_running')
  await deleteLastImport(tx, imported.priceListId)
  await checkPrices(context, imported)
  await insertBusinessAction(tx, viewer, recordedImport('prices_imported', summary))
  await updateState(tx, imported.id, 'applying')
  await beginPriceImport(tx, dependencies.queuePriceImport, imported.id)
  return getImport(context)
}

/** That the prices are still those that the file was compared with, on the same day. */
async function checkPrices(
  { viewer, tx, refuse }: HandlerContext<typeof endpoint>,
  { priceListId, firstDay, pricesDigest: before }: LockedPriceImport,
): Promise<void> {
  await lockAgreedPrices(tx, viewer.supplierId)
  const { digest, today } = await pricesDigest(tx, priceListId)
  // guard: price import: the prices that it was compared with [price-list-import.post]
  if (digest !== before || today !== firstDay) throw refuse('prices_changed')
}

async function getImport(context: HandlerContext<typeof endpoint>): Promise<ImportSummary> {
  const { input, viewer, tx, refuse } = context
  const summary = await findImport(tx, viewer.supplierId, input.public_id)
  if (!summary) throw refuse('not_found')
  return summary
}
