import {
  type LockedCatalogue,
  lockCatalogueForImport,
} from '../../catalogue/products/catalogue-lock-sql.ts'
import { deleteProducts, updateProducts } from '../../catalogue/products/many-products-sql.ts'
import { insertProducts } from '../../catalogue/products/products-sql.ts'
import type { Transaction } from '../../database/transaction.ts'
import { listChangesAfter, listChangesUpTo } from '../import-changes-sql.ts'
import {
  lockRunningImport,
  type RunningImport,
  updateLastRow,
  updateToEnded,
} from '../imports-sql.ts'

/** What is written in one transaction: a quarter of a second on a busy machine, for which checkouts wait. */
export const ROWS_AT_ONCE = 100

/**
 * Writes the next slice of an import that is under way, and says how far it has come, in one transaction: a server that
 * is killed repeats nothing. False when there is nothing more to do.
 */
export async function advanceImport(tx: Transaction, importId: number): Promise<boolean> {
  const running = await lockRunningImport(tx, importId)
  if (!running) return false
  const catalogue = await lockCatalogueForImport(tx, running.supplierId)
  const written = await writeSlice(tx, catalogue, running)
  if (written < ROWS_AT_ONCE) await updateToEnded(tx, running)
  return written === ROWS_AT_ONCE
}

function writeSlice(tx: Transaction, catalogue: LockedCatalogue, running: RunningImport) {
  return running.state === 'applying'
    ? applySlice(tx, catalogue, running)
    : takeSliceBack(tx, catalogue, running)
}

async function applySlice(
  tx: Transaction,
  catalogue: LockedCatalogue,
  { id, lastRow }: RunningImport,
): Promise<number> {
  const slice = { importId: id, row: lastRow, most: ROWS_AT_ONCE }
  const { rows, added, edited } = await listChangesAfter(tx, catalogue, slice)
  await insertProducts(
    tx,
    added.map((product) => ({ ...product, supplierId: catalogue })),
  )
  const changed = await updateProducts(tx, catalogue, edited)
  if (changed < edited.length) throw new Error('a product of a running import was changed')
  await updateLastRow(tx, id, rows.at(-1) ?? lastRow)
  return rows.length
}

/** From the last row that is in the catalogue back. What has changed all the same stays as it is. */
async function takeSliceBack(
  tx: Transaction,
  catalogue: LockedCatalogue,
  { id, lastRow }: RunningImport,
): Promise<number> {
  const slice = { importId: id, row: lastRow, most: ROWS_AT_ONCE }
  const { rows, added, edited } = await listChangesUpTo(tx, catalogue, slice)
  await deleteProducts(
    tx,
    catalogue,
    added.map((product) => ({ publicId: product.publicId, as: product })),
  )
  await updateProducts(
    tx,
    catalogue,
    edited.map(({ publicId, from, to }) => ({ publicId, from: to, to: from })),
  )
  const [first] = rows.slice(-1)
  await updateLastRow(tx, id, first === undefined ? 0 : first - 1)
  return rows.length
}
