import type { Transaction } from '../database/transaction.ts'
import type { QueueImport } from '../jobs/slices/slice-queue.ts'
import { bumpChangeCounter } from '../live/change-counter-sql.ts'
import { type LockedPrices, lockAgreedPrices } from '../price-lists/price-lists-sql.ts'
import { listChangesAfter, listChangesUpTo, replacePrices } from './price-changes-sql.ts'
import {
  lockRunningImport,
  type RunningImport,
  updateProgress,
  updateToEnded,
} from './price-imports-sql.ts'
import { stillAsImported } from './still-as-imported.ts'

/** Products whose prices are written in one transaction: a tenth of a second, for which checkouts wait. */
export const PRODUCTS_AT_ONCE = 100

/** Writes the first slice at once, which for most lists is all; what is left is a job of the transaction. */
export async function beginPriceImport(
  tx: Transaction,
  queueImport: QueueImport,
  importId: number,
): Promise<void> {
  if (await advancePriceImport(tx, importId)) await queueImport(tx, importId)
}

/**
 * Writes the next slice of an import that is under way, and says how far it has come, in one transaction: a server that
 * is killed repeats nothing. False when there is nothing more to do.
 */
export async function advancePriceImport(tx: Transaction, importId: number): Promise<boolean> {
  const running = await lockRunningImport(tx, importId)
  if (!running) return false
  const { supplier, today } = await lockAgreedPrices(tx, running.supplierId)
  const written =
    running.state === 'applying'
      ? await applySlice(tx, supplier, running)
      : await takeSliceBack(tx, supplier, running, today)
  if (written === PRODUCTS_AT_ONCE) return true
  await updateToEnded(tx, running)
  await bumpChangeCounter(tx, supplier)
  return false
}

async function applySlice(
  tx: Transaction,
  supplier: LockedPrices,
  { id, priceListId, lastRow }: RunningImport,
): Promise<number> {
  const from = { importId: id, row: lastRow, most: PRODUCTS_AT_ONCE }
  const changes = await listChangesAfter(tx, from)
  const replaced = changes.map(({ productId, before: old, after: now }) => ({
    productId,
    old,
    now,
  }))
  const missing = await replacePrices(tx, supplier, priceListId, replaced)
  if (missing > 0) throw new Error('a price of a running import was changed')
  await updateProgress(tx, id, { lastRow: changes.at(-1)?.row ?? lastRow })
  return changes.length
}

/** From the last row that is on the price list back. Products whose prices somebody has changed stay as they are. */
async function takeSliceBack(
  tx: Transaction,
  supplier: LockedPrices,
  { id, priceListId, lastRow, firstDay }: RunningImport,
  today: string,
): Promise<number> {
  const from = { importId: id, row: lastRow, most: PRODUCTS_AT_ONCE }
  const changes = await listChangesUpTo(tx, from)
  const days = { importedOn: firstDay, today }
  const { replaced, left } = await stillAsImported(tx, priceListId, changes, days)
  await replacePrices(tx, supplier, priceListId, replaced)
  await updateProgress(tx, id, { lastRow: (changes.at(-1)?.row ?? 1) - 1, left })
  return changes.length
}
