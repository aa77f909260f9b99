import type { Transaction } from '../../database/transaction.ts'
import type { QueueImport } from '../../jobs/slices/slice-queue.ts'
import { advanceImport } from './advance-import.ts'

/** Writes the first slice at once, which for most lists is all; what is left is a job of the transaction. */
export async function beginImportWork(
  tx: Transaction,
  queueImport: QueueImport,
  importId: number,
): Promise<void> {
  if (await advanceImport(tx, importId)) await queueImport(tx, importId)
}
