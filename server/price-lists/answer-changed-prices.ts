import { insertBusinessAction, type RecordedAction } from '../activity/business-actions-sql.ts'
import type { Transaction } from '../database/transaction.ts'
import { bumpChangeCounter } from '../live/change-counter-sql.ts'
import type { SupplierViewer } from '../platform/access/viewer.ts'

/** Records a change of what a supplier asks, tells its other open screens of it, and answers what `read` reads then. */
export async function answerChangedPrices<Answer>(
  tx: Transaction,
  viewer: SupplierViewer,
  action: RecordedAction,
  read: () => Promise<Answer>,
): Promise<Answer> {
  await insertBusinessAction(tx, viewer, action)
  const answer = await read()
  await bumpChangeCounter(tx, viewer.supplierId)
  return answer
}
