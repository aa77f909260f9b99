import type { Handler } from '../../handler.ts'
import { findReviewedAccountId, updateAccountStatus } from './account-transitions-sql.ts'

export const operatorAccountRefuse: Handler<'operatorAccountRefuse'> = async (context) => {
  const { input, viewer, tx, dependencies, refuse } = context
  const { reason } = input
  const accountId = await findReviewedAccountId(tx, input.public_id)
  if (accountId === undefined) throw refuse('not_found')
  if (!(await updateAccountStatus(tx, viewer.operatorId, accountId, 'refuse', reason)))
    throw refuse('account_not_pending')
  await dependencies.queueMail(tx, {
    kind: 'account-refused',
    to: { accountId },
    facts: { reason },
  })
  return undefined
}
