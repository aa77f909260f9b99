import type { Handler } from '../platform/handler.ts'
import { getReviewedAccountId, moveAccount } from './account-moves-sql.ts'

export const operatorAccountRefuse: Handler<'operatorAccountRefuse'> = async (context) => {
  const { input, viewer, tx, dependencies } = context
  const { reason } = input
  const accountId = await getReviewedAccountId(tx, input.public_id)
  await moveAccount(tx, viewer.operatorId, accountId, 'refuse', reason)
  await dependencies.queueMail(tx, {
    kind: 'account-refused',
    to: { accountId },
    facts: { reason },
  })
  return undefined
}
