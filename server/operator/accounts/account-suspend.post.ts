import type { Handler } from '../../handler.ts'
import { endSessions } from '../../session/session-sql.ts'
import { findReviewedAccountId, updateAccountStatus } from './account-transitions-sql.ts'

export const operatorAccountSuspend: Handler<'operatorAccountSuspend'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  const accountId = await findReviewedAccountId(tx, input.public_id)
  if (accountId === undefined) throw refuse('not_found')
  const isSuspended = await endSessions(tx, { accountId }, () =>
    updateAccountStatus(tx, viewer.operatorId, accountId, 'suspend'),
  )
  if (!isSuspended) throw refuse('account_not_active')
  return undefined
}
