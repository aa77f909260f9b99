import type { Handler } from '../platform/handler.ts'
import { insertMembershipConsent } from '../promotions/promotion-consent-sql.ts'
import { getReviewedAccountId, moveAccount } from './account-moves-sql.ts'

export const operatorAccountActivate: Handler<'operatorAccountActivate'> = async (context) => {
  const { input, viewer, tx, dependencies } = context
  const accountId = await getReviewedAccountId(tx, input.public_id)
  await moveAccount(tx, viewer.operatorId, accountId, 'activate')
  await insertMembershipConsent(tx, accountId)
  await dependencies.queueMail(tx, { kind: 'account-activated', to: { accountId }, facts: {} })
  return undefined
}
