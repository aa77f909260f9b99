import type { Handler } from '../../handler.ts'
import { findReviewedAccountId, updateAccountStatus } from './account-transitions-sql.ts'

export const operatorAccountReactivate: Handler<'operatorAccountReactivate'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  const accountId = await findReviewedAccountId(tx, input.public_id)
  if (accountId === undefined) throw refuse('not_found')
  if (!(await updateAccountStatus(tx, viewer.operatorId, accountId, 'reactivate')))
    throw refuse('account_not_suspended')
  return undefined
}
