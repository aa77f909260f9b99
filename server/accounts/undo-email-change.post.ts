import { inTransaction } from '../database/transaction.ts'
import type { Handler } from '../handler.ts'
import { updatePassword, upsertReset } from '../passwords/passwords-sql.ts'
import { hashSecretToken, newSecretToken } from '../platform/access/secret-token.ts'
import { encodeUid } from '../platform/passwords/reset-link.ts'
import { deleteKnownAddresses, endSessions, lockPerson } from '../session/session-sql.ts'
import { updateLoginEmail } from './email-change-sql.ts'
import { deleteEmailUndo, findEmailUndo } from './email-undo-sql.ts'

/**
 * Brings the address back, and shuts out whoever changed it: sessions, password, links and known addresses end, and a
 * link for a new password goes to the mailbox that is in force again.
 */
export const undoEmailChange: Handler<'undoEmailChange'> = async (context) => {
  const { input, viewer, database, dependencies, request, reply, refuse } = context
  const undo = await findEmailUndo(database, hashSecretToken(input.token))
  if (!undo) throw refuse('invalid_token')
  const { personId, personPublicId, oldEmail } = undo
  dependencies.securityLog.note(request, { person: personPublicId })
  const token = newSecretToken()
  await inTransaction(database, async (tx) => {
    await endSessions(tx, { personId }, async () => {
      await lockPerson(tx, personId)
      if (!(await deleteEmailUndo(tx, undo))) throw refuse('invalid_token')
      if (!(await updateLoginEmail(tx, personId, oldEmail))) throw refuse('invalid_token')
      // None: whoever changed the address may know the one there was.
      await updatePassword(tx, personId, { passwordHash: '' })
    })
    await deleteKnownAddresses(tx, personId)
    await upsertReset(tx, personId, hashSecretToken(token))
    await dependencies.queueMail(tx, {
      kind: 'email-change-undone',
      to: { personId },
      facts: { uidb64: encodeUid(personPublicId), token },
      expiresInMinutes: 60,
    })
  })
  const isOwn = viewer.kind !== 'visitor' && viewer.personId === personId
  if (isOwn) dependencies.cookies.endSession(request, reply)
  return undefined
}
