import { inTransaction } from '../database/transaction.ts'
import type { Handler } from '../platform/handler.ts'
import { rolesOf } from './roles.ts'
import {
  type Credentials,
  findCredentials,
  lockActiveAccount,
  replaceSession,
} from './session-sql.ts'
import { hashSessionToken, newSessionToken } from './session-token.ts'

export const login: Handler<'login'> = async (context) => {
  const { input, refuse, services, request, reply, database } = context
  const account = await findCredentials(database, input.email)
  const isRight = await services.passwords.verify(input.password, account?.password_hash)
  if (!account || !isRight) throw refuse('invalid_credentials')
  if (account.status !== 'active') throw refuse(CLOSED[account.status])

  const token = newSessionToken()
  const previous = services.cookies.sessionToken(request)
  await inTransaction(database, async (tx) => {
    if (!(await lockActiveAccount(tx, account.id))) throw refuse('account_suspended')
    await replaceSession(tx, account.id, {
      tokenHash: hashSessionToken(token),
      replaces: previous === undefined ? undefined : hashSessionToken(previous),
    })
  })
  services.cookies.startSession(reply, token)
  return rolesOf(account.kind)
}

const CLOSED = {
  pending: 'account_pending',
  refused: 'account_refused',
  suspended: 'account_suspended',
} as const satisfies Record<Exclude<Credentials['status'], 'active'>, string>
