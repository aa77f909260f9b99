import type { Transaction } from '../database/transaction.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Mail } from '../mail/content/mail-kinds.ts'
import { DUMMY_MAIL } from '../mail/dummy-mail.ts'
import { countRecentMails } from '../mail/outbox-sql.ts'
import { hashSecretToken, newSecretToken } from '../platform/access/secret-token.ts'
import type { PersonId } from '../platform/access/viewer.ts'
import { lockPerson } from '../session/session-sql.ts'
import {
  deleteEmailChangeOf,
  EMAIL_CHANGE_HOURS,
  findOwnerOf,
  findPendingEmail,
  upsertEmailChange,
} from './email-change-sql.ts'
import { EMAIL_UNDO_DAYS, insertEmailUndo } from './email-undo-sql.ts'

/**
 * A new login e-mail waits until its mailbox and the person's password confirm it; the present mailbox is told, and can
 * end it. The present e-mail withdraws the one that waits. When the new one signs somebody else in already, that person
 * is told instead and the link goes to nobody: answer, rows and work are the same, so that nobody learns who is
 * registered.
 */
export async function requestEmailChange(
  tx: Transaction,
  { limits, queueMail }: Dependencies,
  personId: PersonId,
  email: string,
): Promise<void> {
  const { email: oldEmail } = await lockPerson(tx, personId)
  if (email === oldEmail) return deleteEmailChangeOf(tx, personId)
  if (email === (await findPendingEmail(tx, personId))) return
  await limits.countEmailChange(tx, personId)
  const [token, undoToken] = [newSecretToken(), newSecretToken()]
  await upsertEmailChange(tx, personId, { email, tokenHash: hashSecretToken(token) })
  await insertEmailUndo(tx, personId, { oldEmail, tokenHash: hashSecretToken(undoToken) })
  const confirmation: Mail = {
    kind: 'email-confirmation',
    to: { personId, email },
    facts: { token },
    expiresInMinutes: EMAIL_CHANGE_HOURS * 60,
  }
  await queueMail(
    tx,
    {
      kind: 'email-change-requested',
      to: { personId },
      facts: { newEmail: email, undoToken },
      expiresInMinutes: EMAIL_UNDO_DAYS * 24 * 60,
    },
    (await mailToOtherOwner(tx, email)) ?? confirmation,
  )
}

/** What an address that signs somebody in gets instead of a link, once an hour. */
async function mailToOtherOwner(tx: Transaction, email: string): Promise<Mail | undefined> {
  const ownerId = await findOwnerOf(tx, email)
  const recently = await countRecentMails(tx, email, ['email-in-use'])
  if (ownerId === undefined) return undefined
  return recently > 0 ? DUMMY_MAIL : { kind: 'email-in-use', to: { personId: ownerId }, facts: {} }
}
