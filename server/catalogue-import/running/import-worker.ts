import type { Transaction } from '../../database/transaction.ts'
import { type SliceWorkerGiven, startSliceWorker } from '../../jobs/slices/slice-worker.ts'
import { lockRunningImport, updateState } from '../imports-sql.ts'
import { advanceImport } from './advance-import.ts'

export const IMPORT_QUEUE = 'catalogue-import'

/** Writes the catalogue imports that are queued, as long as it runs. */
export function startImportWorker(given: SliceWorkerGiven): Promise<{ stop: () => Promise<void> }> {
  return startSliceWorker({ queue: IMPORT_QUEUE, advance: advanceImport, revert }, given)
}

/** Begins to take back what an import has applied. */
async function revert(tx: Transaction, importId: number): Promise<void> {
  const running = await lockRunningImport(tx, importId)
  if (running?.state !== 'applying') throw new Error('an import cannot be taken back')
  await updateState(tx, importId, 'reverting')
}
