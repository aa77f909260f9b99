import { inTransaction, type Transaction } from '../database/transaction.ts'
import type { Handler } from '../handler.ts'
import { hashSecretToken, newSecretToken } from '../platform/access/secret-token.ts'
import type { AccountId } from '../platform/access/viewer.ts'
import {
  type Credentials,
  findCredentials,
  lockCredentials,
  lockSession,
  replaceSession,
  upsertKnownAddress,
} from './session-sql.ts'
import { signedInAs } from './signed-in-as.ts'

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

  const token = newSecretToken()
  const previous = cookies.sessionToken(request)
  const replaces = previous === undefined ? undefined : hashSecretToken(previous)
  const outcome = await inTransaction(database, async (tx) => {
    // Before the account's row, as whatever that session is writing locks them.
    if (replaces) await lockSession(tx, replaces)
    const now = await lockCredentials(tx, account.id)
    if (now.password_hash !== account.password_hash) throw refuse('invalid_credentials')
    if (now.status !== 'active') throw refuse(CLOSED[now.status])
    const code = await takeCode(tx, context, account.id)
    if (code !== 'taken') return code
    await upsertKnownAddress(tx, account.id, addressHash, 'login')
    await replaceSession(tx, account.id, { tokenHash: hashSecretToken(token), replaces })
    return 'opened'
  })
  if (outcome !== 'opened') throw refuse(outcome)
  cookies.startSession(reply, token, account.kind)
  return signedInAs(account.kind, account.public_id)
}

/** The code of an account with a second factor. A wrong one is counted when the transaction commits. */
async function takeCode(
  tx: Transaction,
  { input, request, dependencies }: Parameters<Handler<'login'>>[0],
  accountId: AccountId,
) {
  const { limits, secondFactors } = dependencies
  const { one_time_code: code } = input
  if (code === undefined) return secondFactors.takeCode(tx, accountId, undefined)
  const counted = await limits.countLoginCode(tx, request, accountId)
  const outcome = await secondFactors.takeCode(tx, accountId, code)
  if (outcome === 'taken') await counted.takeBack()
  return outcome
}

const CLOSED = {
  pending: 'account_pending',
  refused: 'account_refused',
  suspended: 'account_suspended',
} as const satisfies Record<Exclude<Credentials['status'], 'active'>, string>
