import type { Handler } from '../../handler.ts'
import { deleteSessions } from '../../session/session-sql.ts'
import { findReviewedAccountId, updateAccountStatus } from './account-transitions-sql.ts'

export const operatorAccountSuspend: Handler<'operatorAccountSuspend'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  const accountId = await findReviewedAccountId(tx, input.public_id)
  if (accountId === undefined) throw refuse('not_found')
  // Whatever the account is writing holds its session first and its own row after: so do we, and nobody waits in a
  // circle.
  await deleteSessions(tx, accountId)
  if (!(await updateAccountStatus(tx, viewer.operatorId, accountId, 'suspend')))
    throw refuse('account_not_active')
  // A login that was under way opened one more.
  await deleteSessions(tx, accountId)
  return undefined
}
