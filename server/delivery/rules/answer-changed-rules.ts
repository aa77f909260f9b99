import { insertBusinessAction, type RecordedAction } from '../../activity/business-actions-sql.ts'
import type { Transaction } from '../../database/transaction.ts'
import { bumpChangeCounter } from '../../live/change-counter-sql.ts'
import type { SupplierViewer } from '../../platform/access/viewer.ts'
import { type DeliveryRules, getRules } from './delivery-rules-sql.ts'

/** Records a change of a supplier's rules, tells its other open screens of it, and answers the rules as they are now. */
export async function answerChangedRules(
  tx: Transaction,
  viewer: SupplierViewer,
  action: RecordedAction,
): Promise<DeliveryRules> {
  await insertBusinessAction(tx, viewer, action)
  const rules = await getRules(tx, viewer.supplierId)
  await bumpChangeCounter(tx, viewer.supplierId)
  return rules
}
