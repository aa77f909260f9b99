import { renderSVG } from 'uqr'
import type { Handler } from '../handler.ts'
import { findOwnCredentials } from '../platform/passwords/own-credentials-sql.ts'
import { inviteOf, newSecret } from './one-time-codes.ts'
import { upsertUnconfirmed } from './second-factor-sql.ts'

export const secondFactorStart: Handler<'secondFactorStart'> = async (context) => {
  const { viewer, tx, refuse, dependencies } = context
  const secret = newSecret()
  const sealed = dependencies.secondFactors.sealSecret(viewer.accountId, secret)
  if (!(await upsertUnconfirmed(tx, viewer.accountId, sealed))) {
    throw refuse('second_factor_enrolled')
  }
  const { email } = await findOwnCredentials(tx, viewer.accountId)
  const invite = inviteOf(secret, email)
  return { ...invite, qr_svg: renderSVG(invite.otpauth_url, { border: 4 }) }
}
