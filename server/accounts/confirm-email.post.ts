import { inTransaction } from '../database/transaction.ts'
import type { Handler } from '../handler.ts'
import { hashSecretToken, newSecretToken } from '../platform/access/secret-token.ts'
import { lockPerson } from '../session/session-sql.ts'
import { deleteEmailChange, findEmailChange, updateLoginEmail } from './email-change-sql.ts'
import { EMAIL_UNDO_DAYS, insertEmailUndo } from './email-undo-sql.ts'

/** The link shows whose the mailbox is, the password who the person is: a stolen session has neither. */
export const confirmEmail: Handler<'confirmEmail'> = async (context) => {
  const { input, viewer, database, dependencies, refuse } = context
  const { throttle, passwords, queueMail } = dependencies
  const tokenHash = hashSecretToken(input.token)
  const of = viewer.kind === 'visitor' ? undefined : viewer.personId
  const change = await findEmailChange(database, { tokenHash, of })
  if (!change) throw refuse('invalid_token')
  const { personId, newEmail } = change
  const isRight = await throttle.tryEmailChange(personId, () =>
    passwords.verify(input.current_password, change.passwordHash),
  )
  if (!isRight) throw refuse('wrong_password')

  const undoToken = newSecretToken()
  await inTransaction(database, async (tx) => {
    const { email: oldEmail } = await lockPerson(tx, personId)
    // A password that was changed meanwhile has ended the link.
    if (!(await deleteEmailChange(tx, tokenHash))) throw refuse('invalid_token')
    if (!(await updateLoginEmail(tx, personId, newEmail))) throw refuse('invalid_token')
    await insertEmailUndo(tx, personId, { oldEmail, tokenHash: hashSecretToken(undoToken) })
    await queueMail(tx, {
      kind: 'email-changed',
      to: { personId, email: oldEmail },
      facts: { newEmail, undoToken },
      expiresInMinutes: EMAIL_UNDO_DAYS * 24 * 60,
    })
  })
  return undefined
}
