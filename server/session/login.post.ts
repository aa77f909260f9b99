import { inTransaction } from '../database/transaction.ts'
import type { Handler } from '../handler.ts'
import { hashSecretToken, newSecretToken } from '../platform/access/secret-token.ts'
import { rolesOf } from './roles.ts'
import {
  type Credentials,
  findCredentials,
  lockCredentials,
  replaceSession,
  upsertKnownAddress,
} from './session-sql.ts'

export const login: Handler<'login'> = async (context) => {
  const { input, refuse, dependencies, request, reply, database } = context
  const { throttle, passwords, cookies } = dependencies
  const addressHash = throttle.addressHash(request)
  const account = await findCredentials(database, input.email, addressHash)
  const tried = {
    request,
    email: input.email,
    isKnownAddress: account?.is_known_address ?? false,
    hasJustReset: account?.has_just_reset ?? false,
  }
  const isRight = await throttle.tryLogin(tried, () =>
    passwords.verify(input.password, account?.password_hash),
  )
  if (!account || !isRight) throw refuse('invalid_credentials')
  if (account.status !== 'active') throw refuse(CLOSED[account.status])
  if (input.one_time_code !== undefined) await dependencies.limits.countCode(request, account.id)

  const token = newSecretToken()
  const previous = cookies.sessionToken(request)
  await inTransaction(database, async (tx) => {
    const now = await lockCredentials(tx, account.id)
    if (now.password_hash !== account.password_hash) throw refuse('invalid_credentials')
    if (now.status !== 'active') throw refuse(CLOSED[now.status])
    const code = await dependencies.secondFactors.takeCode(tx, account.id, input.one_time_code)
    if (code !== 'taken') throw refuse(code)
    await upsertKnownAddress(tx, account.id, addressHash, 'login')
    await replaceSession(tx, account.id, {
      tokenHash: hashSecretToken(token),
      replaces: previous === undefined ? undefined : hashSecretToken(previous),
    })
  })
  cookies.startSession(reply, token)
  return rolesOf(account.kind)
}

const CLOSED = {
  pending: 'account_pending',
  refused: 'account_refused',
  suspended: 'account_suspended',
} as const satisfies Record<Exclude<Credentials['status'], 'active'>, string>
