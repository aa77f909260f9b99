import { inTransaction } from '../database/transaction.ts'
import type { Handler } from '../handler.ts'
import { hashSecretToken, newSecretToken } from '../platform/access/secret-token.ts'
import {
  findCredentials,
  type LoginBusiness,
  lockCredentials,
  lockSession,
  replaceSession,
  upsertKnownAddress,
} from './session-sql.ts'
import { signedInAs } from './signed-in-as.ts'
import { takeLoginCode } from './take-login-code.ts'

export const login: Handler<'login'> = async (context) => {
  const { input, refuse, dependencies, request, reply, database } = context
  const { throttle, passwords, cookies } = dependencies
  const addressHash = throttle.addressHash(request)
  const found = await findCredentials(database, input.email, addressHash)
  if (found) dependencies.securityLog.note(request, { person: found.personPublicId })
  const tried = {
    request,
    email: input.email,
    isKnownAddress: found?.is_known_address ?? false,
    hasJustReset: found?.has_just_reset ?? false,
  }
  const isRight = await throttle.tryLogin(tried, () =>
    passwords.verify(input.password, found?.password_hash),
  )
  if (!found || !isRight) throw refuse('invalid_credentials')
  const { personId, business } = found
  if (!business) throw refuse('no_business')
  if (business.status !== 'active') throw refuse(CLOSED[business.status])
  const { accountId, kind } = business

  const token = newSecretToken()
  const previous = cookies.sessionToken(request)
  const replaces = previous === undefined ? undefined : hashSecretToken(previous)
  const outcome = await inTransaction(database, async (tx) => {
    // Before the account and the person, as whatever that session is writing locks them.
    if (replaces) await lockSession(tx, replaces)
    const now = await lockCredentials(tx, { personId, accountId })
    if (!now || now.status === 'closed') return 'removed'
    // guard: session: log-in sees the password changed meanwhile [login.post, wrong-passwords]
    if (now.password_hash !== found.password_hash) throw refuse('invalid_credentials')
    // guard: session: log-in sees the account suspended meanwhile [login.post]
    if (now.status !== 'active') throw refuse(CLOSED[now.status])
    const code = await takeLoginCode(tx, context, personId, input.one_time_code)
    if (code !== 'taken') return code
    await upsertKnownAddress(tx, personId, addressHash, 'login')
    await replaceSession(
      tx,
      { personId, accountId },
      { tokenHash: hashSecretToken(token), replaces },
    )
    return signedInAs(tx, { personId, accountId })
  })
  // From this business meanwhile: there may be another.
  if (outcome === 'removed') return login(context)
  if (typeof outcome === 'string') throw refuse(outcome)
  cookies.startSession(reply, token, kind)
  return outcome
}

const CLOSED = {
  pending: 'account_pending',
  refused: 'account_refused',
  suspended: 'account_suspended',
} as const satisfies Record<Exclude<LoginBusiness['status'], 'active'>, string>
