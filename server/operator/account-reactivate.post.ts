import type { Handler } from '../platform/handler.ts'
import { getReviewedAccountId, moveAccount } from './account-moves-sql.ts'

export const operatorAccountReactivate: Handler<'operatorAccountReactivate'> = async (context) => {
  const { input, viewer, tx } = context
  const accountId = await getReviewedAccountId(tx, input.public_id)
  await moveAccount(tx, viewer.operatorId, accountId, 'reactivate')
  return undefined
}
