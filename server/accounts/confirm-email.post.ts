import { inTransaction } from '../database/transaction.ts'
import type { Handler } from '../handler.ts'
import { hashSecretToken, newSecretToken } from '../platform/access/secret-token.ts'
import { lockAccount } from '../session/session-sql.ts'
import { deleteEmailChange, findEmailChange, updateLoginEmail } from './email-change-sql.ts'
import { EMAIL_UNDO_DAYS, insertEmailUndo } from './email-undo-sql.ts'

/** The link shows whose the mailbox is, the password whose the account is: a stolen session has neither. */
export const confirmEmail: Handler<'confirmEmail'> = async (context) => {
  const { input, viewer, database, dependencies, refuse } = context
  const { throttle, passwords, queueMail } = dependencies
  const tokenHash = hashSecretToken(input.token)
  const of = viewer.kind === 'visitor' ? undefined : viewer.accountId
  const change = await findEmailChange(database, { tokenHash, of })
  if (!change) throw refuse('invalid_token')
  const { accountId, newEmail } = change
  const isRight = await throttle.tryEmailChange(accountId, () =>
    passwords.verify(input.current_password, change.passwordHash),
  )
  if (!isRight) throw refuse('wrong_password')

  const undoToken = newSecretToken()
  await inTransaction(database, async (tx) => {
    const { email: oldEmail } = await lockAccount(tx, accountId)
    // A password that was changed meanwhile has ended the link.
    if (!(await deleteEmailChange(tx, tokenHash))) throw refuse('invalid_token')
    if (!(await updateLoginEmail(tx, accountId, newEmail))) throw refuse('invalid_token')
    await insertEmailUndo(tx, accountId, { oldEmail, tokenHash: hashSecretToken(undoToken) })
    await queueMail(tx, {
      kind: 'email-changed',
      to: { accountId, email: oldEmail },
      facts: { newEmail, undoToken },
      expiresInMinutes: EMAIL_UNDO_DAYS * 24 * 60,
    })
  })
  return undefined
}
