import type { BusinessAction, Change } from '@halles/domain/business-activity.ts'
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
export async function insertBusinessAction(
  tx: Transaction,
  { accountId, personId }: Pick<SignedInViewer, 'accountId' | 'personId'>,
  { action, subject = '', aboutPersonId, detail = [] }: RecordedAction,
): Promise<void> {
  await tx
    .insertInto('business_action')
    .values({
      account_id: accountId,
      by_person_id: personId,
      action,
      subject,
      about_person_id: aboutPersonId ?? null,
      detail: JSON.stringify(detail),
    })
    .execute()
}
