import { inTransaction, type Transaction } from '../database/transaction.ts'
import type { Handler } from '../handler.ts'
import { hashSecretToken, newSecretToken } from '../platform/access/secret-token.ts'
import type { PersonId } from '../platform/access/viewer.ts'
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
  const found = await findCredentials(database, input.email, addressHash)
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
  if (found.status !== 'active') throw refuse(CLOSED[found.status])

  const token = newSecretToken()
  const previous = cookies.sessionToken(request)
  const replaces = previous === undefined ? undefined : hashSecretToken(previous)
  const outcome = await inTransaction(database, async (tx) => {
    // Before the account and the person, as whatever that session is writing locks them.
    if (replaces) await lockSession(tx, replaces)
    const now = await lockCredentials(tx, found)
    if (now.password_hash !== found.password_hash) throw refuse('invalid_credentials')
    if (now.status !== 'active') throw refuse(CLOSED[now.status])
    const code = await takeCode(tx, context, found.personId)
    if (code !== 'taken') return code
    await upsertKnownAddress(tx, found.personId, addressHash, 'login')
    await replaceSession(tx, found, { tokenHash: hashSecretToken(token), replaces })
    return 'opened'
  })
  if (outcome !== 'opened') throw refuse(outcome)
  cookies.startSession(reply, token, found.kind)
  return signedInAs(database, found)
}

/** The code of a person with a second factor. A wrong one is counted when the transaction commits. */
async function takeCode(
  tx: Transaction,
  { input, request, dependencies }: Parameters<Handler<'login'>>[0],
  personId: PersonId,
) {
  const { limits, secondFactors } = dependencies
  const { one_time_code: code } = input
  if (code === undefined) return secondFactors.takeCode(tx, personId, undefined)
  const counted = await limits.countLoginCode(tx, request, personId)
  const outcome = await secondFactors.takeCode(tx, personId, code)
  if (outcome === 'taken') await counted.takeBack()
  return outcome
}

const CLOSED = {
  pending: 'account_pending',
  refused: 'account_refused',
  suspended: 'account_suspended',
} as const satisfies Record<Exclude<Credentials['status'], 'active'>, string>
