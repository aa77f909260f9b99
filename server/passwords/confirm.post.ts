import { inTransaction } from '../database/transaction.ts'
import type { Handler } from '../handler.ts'
import { hashSecretToken } from '../platform/access/secret-token.ts'
import { refuseField } from '../platform/endpoint/refuse-field.ts'
import { passwordProblemOf } from '../platform/passwords/password-problem.ts'
import { decodeUid } from '../platform/passwords/reset-link.ts'
import { endSessions, lockPerson, upsertKnownAddress } from '../session/session-sql.ts'
import { deleteReset, findOwnerByReset, updatePassword } from './passwords-sql.ts'

export const passwordResetConfirm: Handler<'passwordResetConfirm'> = async (context) => {
  const { input, database, dependencies, request, refuse } = context
  const { throttle } = dependencies
  const publicId = decodeUid(input.uidb64)
  const tokenHash = hashSecretToken(input.token)
  const owner = publicId && (await findOwnerByReset(database, { publicId, tokenHash }))
  if (!owner) throw refuse('invalid_token')
  dependencies.securityLog.note(request, { person: publicId })
  const problem = passwordProblemOf(input.new_password, owner, owner.business_names)
  if (problem) throw refuseField('new_password', problem)

  const passwordHash = await dependencies.passwords.hash(input.new_password)
  await inTransaction(database, async (tx) => {
    // guard: reset: every session ends [confirm.post]
    //   instead: await Promise.resolve().then(async () => { void endSessions
    await endSessions(tx, { personId: owner.id }, async () => {
      await lockPerson(tx, owner.id)
      // guard: reset: a link is used once [confirm.post]
      if (!(await deleteReset(tx, tokenHash))) throw refuse('invalid_token')
      await updatePassword(tx, owner.id, { passwordHash })
    })
    // Whoever reads the owner's mail is let in, whatever was tried before.
    await throttle.forgetTries(tx, owner)
    await upsertKnownAddress(tx, owner.id, throttle.addressHash(request), 'reset')
    await dependencies.queueMail(tx, {
      kind: 'password-changed',
      to: { personId: owner.id },
      facts: {},
    })
  })
  return undefined
}
