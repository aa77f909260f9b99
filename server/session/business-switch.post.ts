import { inTransaction } from '../database/transaction.ts'
import type { Handler } from '../handler.ts'
import { notifyLive } from '../live/notify-live-sql.ts'
import { hashSecretToken, newSecretToken } from '../platform/access/secret-token.ts'
import { lockSession, lockTradeBusiness, updateSessionBusiness } from './session-sql.ts'
import { signedInAs } from './signed-in-as.ts'

/** Operators sign in by a code of their own: no session of a restaurant or a supplier becomes one of theirs. */
export const businessSwitch: Handler<'businessSwitch'> = async (context) => {
  const { input, viewer, database, dependencies, reply, refuse } = context
  const { personId } = viewer
  const from = hashSecretToken(viewer.sessionToken)
  const token = newSecretToken()
  const { answer, kind } = await inTransaction(database, async (tx) => {
    if (!(await lockSession(tx, from))) throw refuse('not_authenticated')
    const business = await lockTradeBusiness(tx, personId, input.business)
    if (!business) throw refuse('not_found')
    const { accountId, kind } = business
    await updateSessionBusiness(tx, from, { accountId, tokenHash: hashSecretToken(token) })
    // The streams of the session were those of the other business.
    tx.afterCommit((handle) => notifyLive(handle, [viewer.accountId]))
    return { answer: await signedInAs(tx, { personId, accountId }), kind }
  })
  dependencies.cookies.startSession(reply, token, kind)
  return answer
}
