import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { insertBusinessAction, type RecordedAction } from '../activity/business-actions-sql.ts'
import type { Transaction } from '../database/transaction.ts'
import { bumpChangeCounter } from '../live/change-counter-sql.ts'
import type { SupplierViewer } from '../platform/access/viewer.ts'
import { readTaxSettings } from './tax-settings-sql.ts'

/** Records a change of a supplier's tax numbers, tells its other open screens of it, and answers the settings as they are now. */
export async function answerChangedSettings(
  tx: Transaction,
  viewer: SupplierViewer,
  action: RecordedAction,
): Promise<Output<Endpoints['getTaxSettings']>> {
  await insertBusinessAction(tx, viewer, action)
  const settings = await readTaxSettings(tx, viewer.supplierId)
  await bumpChangeCounter(tx, viewer.supplierId)
  return settings
}
