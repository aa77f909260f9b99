import type { BusinessAction } from '@halles/domain/activity-kinds.ts'
import type { Change } from '@halles/domain/business-activity.ts'
import type { Transaction } from '../database/transaction.ts'
import type { SignedInViewer } from '../platform/access/viewer.ts'

export type RecordedAction = {
  action: BusinessAction
  /** What it was done to, as it is called now; never what names a person. */
  subject?: string
  /** Whom it was done to: shown by first name as long as the person is known. */
  aboutPersonId?: number
  /** What changed. */
  detail?: readonly Change[]
}

/** Records what a viewer does in its business, in the transaction that does it. Nothing rewrites it. */
export function insertBusinessAction(
  tx: Transaction,
  viewer: Pick<SignedInViewer, 'accountId' | 'personId'>,
  action: RecordedAction,
): Promise<void> {
  return insertBusinessActions(tx, viewer, [action])
}

/** The same of several things done by one request. */
export async function insertBusinessActions(
  tx: Transaction,
  { accountId, personId }: Pick<SignedInViewer, 'accountId' | 'personId'>,
  actions: readonly RecordedAction[],
): Promise<void> {
  if (actions.length === 0) return
  const rows = actions.map(({ action, subject = '', aboutPersonId, detail = [] }) => ({
    account_id: accountId,
    by_person_id: personId,
    action,
    subject,
    about_person_id: aboutPersonId ?? null,
    detail: JSON.stringify(detail),
  }))
  await tx.insertInto('business_action').values(rows).execute()
}
