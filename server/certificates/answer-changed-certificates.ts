import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { insertBusinessAction, type RecordedAction } from '../activity/business-actions-sql.ts'
import type { Transaction } from '../database/transaction.ts'
import { bumpChangeCounter } from '../live/change-counter-sql.ts'
import type { SupplierViewer } from '../platform/access/viewer.ts'
import { listCertificates } from './certificates-sql.ts'

/** Records a change of a supplier's certificates, tells its other open screens of it, and answers them as they are now. */
export async function answerChangedCertificates(
  tx: Transaction,
  viewer: SupplierViewer,
  action: RecordedAction,
): Promise<Output<Endpoints['certificateList']>> {
  await insertBusinessAction(tx, viewer, action)
  const certificates = await listCertificates(tx, viewer.supplierId)
  await bumpChangeCounter(tx, viewer.supplierId)
  return certificates
}
