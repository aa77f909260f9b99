import type { Transaction } from '../database/transaction.ts'
import { type SliceWorkerGiven, startSliceWorker } from '../jobs/slices/slice-worker.ts'
import { advancePriceImport } from './advance-price-import.ts'
import { lockRunningImport, updateState } from './price-imports-sql.ts'

export const PRICE_IMPORT_QUEUE = 'price-list-import'

/** Writes the imports of prices that are queued, as long as it runs. */
export function startPriceImportWorker(
  given: SliceWorkerGiven,
): Promise<{ stop: () => Promise<void> }> {
  return startSliceWorker({ queue: PRICE_IMPORT_QUEUE, advance: advancePriceImport, revert }, given)
}

/** Begins to take back what an import has written. */
async function revert(tx: Transaction, importId: number): Promise<void> {
  const running = await lockRunningImport(tx, importId)
  if (running?.state !== 'applying') throw new Error('an import cannot be taken back')
  await updateState(tx, importId, 'reverting')
}
