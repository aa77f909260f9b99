import { renderSVG } from 'uqr'
import { inTransaction } from '../database/transaction.ts'
import type { Handler } from '../handler.ts'
import { findLiveSession } from '../platform/access/live-session-sql.ts'
import { hashSecretToken } from '../platform/access/secret-token.ts'
import { confirmOwnPassword } from '../platform/passwords/own-password.ts'
import { inviteOf, newSecret } from './one-time-codes.ts'
import { upsertUnconfirmed } from './second-factor-sql.ts'

export const secondFactorStart: Handler<'secondFactorStart'> = async (context) => {
  const { input, viewer, database, refuse, dependencies } = context
  const owner = await confirmOwnPassword(dependencies, viewer, input.current_password)
  // guard: second factor: started with the password [second-factor/second-factor, code-limit]
  if (!owner) throw refuse('wrong_password')
  const secret = newSecret()
  const stored = dependencies.secondFactors.storeSecret(viewer.personId, secret)
  await inTransaction(database, async (tx) => {
    const session = hashSecretToken(viewer.sessionToken)
    if (!(await findLiveSession(tx, session, { lock: true }))) throw refuse('not_authenticated')
    if (!(await upsertUnconfirmed(tx, viewer.personId, stored))) {
      throw refuse('second_factor_enrolled')
    }
  })
  const invite = inviteOf(secret, owner.email)
  return { ...invite, qr_svg: renderSVG(invite.otpauth_url, { border: 4 }) }
}
