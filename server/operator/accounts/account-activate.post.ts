import type { Handler } from '../../handler.ts'
import { follow, listTaken } from '../../invitations/followed-invitations-sql.ts'
import { findReviewedAccountId, updateAccountStatus } from './account-transitions-sql.ts'

export const operatorAccountActivate: Handler<'operatorAccountActivate'> = async (context) => {
  const { input, viewer, tx, dependencies, refuse } = context
  const accountId = await findReviewedAccountId(tx, input.public_id)
  if (accountId === undefined) throw refuse('not_found')
  if (!(await updateAccountStatus(tx, viewer.operatorId, accountId, 'activate')))
    throw refuse('account_not_pending')
  for (const invitation of await listTaken(tx, accountId)) {
    await follow(tx, invitation, accountId)
  }
  await dependencies.queueMail(tx, { kind: 'account-activated', to: { accountId }, facts: {} })
  return undefined
}
