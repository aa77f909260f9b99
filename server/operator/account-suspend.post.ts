import type { Handler } from '../platform/handler.ts'
import { deleteSessions } from '../session/session-sql.ts'
import { getReviewedAccountId, moveAccount } from './account-moves-sql.ts'

export const operatorAccountSuspend: Handler<'operatorAccountSuspend'> = async (context) => {
  const { input, viewer, tx } = context
  const accountId = await getReviewedAccountId(tx, input.public_id)
  // Whatever the account is writing holds its session first and its own row after: so do we, and nobody waits in a
  // circle.
  await deleteSessions(tx, accountId)
  await moveAccount(tx, viewer.operatorId, accountId, 'suspend')
  // A login that was under way opened one more.
  await deleteSessions(tx, accountId)
  return undefined
}
