import type { Handler } from '../platform/handler.ts'
import { activateAccount } from './operator-sql.ts'

export const operatorAccountActivate: Handler<'operatorAccountActivate'> = async (context) => {
  const { input, viewer, tx, refuse, services } = context
  const outcome = await activateAccount(tx, viewer.operatorId, input.public_id)
  if (outcome === 'unknown') throw refuse('not_found')
  if (outcome === 'not_pending') throw refuse('account_not_pending')
  const { accountId } = outcome
  await services.queueMail(tx, { kind: 'account-activated', to: { accountId }, facts: {} })
  return undefined
}
