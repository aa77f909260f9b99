import { RUNNING_STATES } from '@halles/domain/import/import-state.ts'
import { sql } from 'kysely'
import { queuedToChange, rowOf } from '../../database/row-queue-sql.ts'
import type { Reader, Transaction } from '../../database/transaction.ts'
import type { SupplierId } from '../../platform/access/viewer.ts'

declare const locked: unique symbol

/** A supplier whose products only this transaction writes. Every write to a product asks for one. */
export type LockedCatalogue = SupplierId & { readonly [locked]: true }

/**
 * Locks the supplier's products for a change: undefined while an import writes them slice by slice, which is undone whole
 * only if nothing else is written between.
 */
export async function lockCatalogue(
  tx: Transaction,
  supplierId: SupplierId,
): Promise<LockedCatalogue | undefined> {
  const catalogue = await lockCatalogueForImport(tx, supplierId)
  return (await isImportRunning(tx, supplierId)) ? undefined : catalogue
}

/**
 * The same for a slice of the import. Locks the supplier's row, as a change of its account does, before any of its
 * products: of imports, edits and checkouts (which take the same row FOR SHARE, then products by id) one waits for the
 * other, and no two deadlock. FOR NO KEY UPDATE lets carts and orders go on referring to the supplier.
 */
export async function lockCatalogueForImport(
  tx: Transaction,
  supplierId: SupplierId,
): Promise<LockedCatalogue> {
  const { id } = await tx
    .selectFrom('supplier')
    .select(sql<LockedCatalogue>`account_id`.as('id'))
    .where('account_id', '=', supplierId)
    .where(queuedToChange('supplier', rowOf(supplierId)))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return id
}

/** Whether an import of the supplier is under way. */
export async function isImportRunning(reader: Reader, supplierId: SupplierId): Promise<boolean> {
  const running = await reader
    .selectFrom('catalogue_import')
    .select('id')
    .where('supplier_id', '=', supplierId)
    .where('state', 'in', RUNNING_STATES)
    .executeTakeFirst()
  return running !== undefined
}
