import { type ImportState, RUNNING_STATES } from '@halles/domain/import/import-state.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'

export type LockedPriceImport = {
  id: number
  publicId: string
  priceListId: number
  state: ImportState
  firstDay: string
  pricesDigest: string
}

/**
 * Locks all imports of prices of a supplier, previews too, so that of all that is done to them at once one thing comes first. To be
 * locked before the supplier's row: so does a slice of an import.
 */
export function lockPriceImports(
  tx: Transaction,
  supplierId: SupplierId,
): Promise<LockedPriceImport[]> {
  return (
    tx
      .selectFrom('price_import')
      .select([
        'id',
        'public_id as publicId',
        'price_list_id as priceListId',
        'state',
        'first_day as firstDay',
        'prices_digest as pricesDigest',
      ])
      // guard: price import: owner of one that is confirmed or undone [price-import-worker]
      .where('supplier_id', '=', supplierId)
      .orderBy('id')
      // guard: price import: lock of a supplier's imports [price-list-import.post]
      .forUpdate()
      .execute()
  )
}

/** Whether prices of a price list are being imported, or an import of them is being undone. */
export async function isPriceImportRunning(reader: Reader, priceListId: number): Promise<boolean> {
  const running = await reader
    .selectFrom('price_import')
    .select('id')
    .where('price_list_id', '=', priceListId)
    .where('state', 'in', RUNNING_STATES)
    .executeTakeFirst()
  return running !== undefined
}
