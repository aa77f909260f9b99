import { queuedToChange, queuedToShare, rowOf } from './row-queue-sql.ts'
import type { Transaction } from './transaction.ts'

/** Locks a supplier's row, under which what it says of itself and its products changes. */
export async function lockSupplierRow(tx: Transaction, supplierId: number): Promise<void> {
  await supplierRow(tx, supplierId)
    .where(queuedToChange('supplier', rowOf(supplierId)))
    .forNoKeyUpdate()
    .execute()
}

/** Shares it: what changes under it stays as it is read, with others who share it. */
export async function shareSupplierRow(tx: Transaction, supplierId: number): Promise<void> {
  await supplierRow(tx, supplierId)
    .where(queuedToShare('supplier', rowOf(supplierId)))
    .forShare()
    .execute()
}

function supplierRow(tx: Transaction, supplierId: number) {
  return tx.selectFrom('supplier').select('account_id').where('account_id', '=', supplierId)
}
