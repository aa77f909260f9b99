import { inTransaction } from '../database/transaction.ts'
import type { Handler } from '../handler.ts'
import { hashSecretToken } from '../platform/access/secret-token.ts'
import { refuseField } from '../platform/endpoint/refuse-field.ts'
import { confirmOwnPassword } from '../platform/passwords/own-password.ts'
import { passwordProblemOf } from '../platform/passwords/password-problem.ts'
import { endSessions } from '../session/session-sql.ts'
import { getPasswordOwner, updatePassword } from './passwords-sql.ts'

export const changePassword: Handler<'changePassword'> = async (context) => {
  const { input, viewer, database, dependencies, refuse } = context
  const { current_password: current, new_password: chosen } = input
  const { personId } = viewer
  const owner = await getPasswordOwner(database, personId)
  const isSame = chosen.normalize('NFC') === current.normalize('NFC')
  const problem = passwordProblemOf(chosen, owner, owner.business_names)
  if (problem) throw refuseField('new_password', problem)
  if (isSame) throw refuseField('new_password', 'password_unchanged')

  const credentials = await confirmOwnPassword(dependencies, viewer, current)
  if (!credentials) throw refuse('wrong_password')
  const passwordHash = await dependencies.passwords.hash(chosen)
  await inTransaction(database, async (tx) => {
    const change = { passwordHash, replaces: credentials.password_hash }
    // guard: password: other sessions end with a change [change-password.post]
    //   lines: 6
    //   instead: void [endSessions, hashSecretToken] const isChanged = await updatePassword(tx, personId, change)
    const isChanged = await endSessions(
      tx,
      { personId },
      () => updatePassword(tx, personId, change),
      { except: hashSecretToken(viewer.sessionToken) },
    )
    if (!isChanged) throw refuse('wrong_password')
    await dependencies.queueMail(tx, { kind: 'password-changed', to: { personId }, facts: {} })
  })
  return undefined
}
