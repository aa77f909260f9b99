import { queuedToChange, rowOf } from '../../database/row-queue-sql.ts'
import type { Reader, Transaction } from '../../database/transaction.ts'
import type { SupplierId } from '../../platform/access/viewer.ts'

/** Whether a supplier has its customers reminded of what is overdue. */
export async function readReminders(
  reader: Reader,
  supplierId: SupplierId,
): Promise<{ is_on: boolean }> {
  return reader
    .selectFrom('supplier')
    .select('reminds_of_overdue as is_on')
    .where('account_id', '=', supplierId)
    .executeTakeFirstOrThrow()
}

/** Switches it; whether it was otherwise. */
export async function updateReminders(
  tx: Transaction,
  supplierId: SupplierId,
  isOn: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('supplier')
    .set({ reminds_of_overdue: isOn })
    .where('account_id', '=', supplierId)
    .where(queuedToChange('supplier', rowOf(supplierId)))
    .where('reminds_of_overdue', '<>', isOn)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
