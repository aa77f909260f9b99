import { findReserverOf } from '../accounts/email-undo-sql.ts'
import type { Transaction } from '../database/transaction.ts'
import { DUMMY_MAIL } from '../mail/dummy-mail.ts'
import type { QueueMail } from '../mail/mail-queue.ts'
import { countRecentMails } from '../mail/outbox-sql.ts'
import { lockOwnerOf } from './sign-up-sql.ts'

/**
 * Tells a new account that its sign-up was received; without one, the owner of the address that somebody signed up
 * with it again. A form sent twenty times is one mail.
 */
export async function queueSignUpMail(
  tx: Transaction,
  queueMail: QueueMail,
  { email, accountId }: { email: string; accountId: number | undefined },
): Promise<void> {
  if (accountId !== undefined) {
    return queueMail(tx, { kind: 'sign-up-received', to: { accountId }, facts: {} })
  }
  const personId = (await lockOwnerOf(tx, email)) ?? (await findReserverOf(tx, email))
  const recentMails = await countRecentMails(tx, email, ['sign-up-received', 'address-in-use'])
  if (personId === undefined || recentMails > 0) return queueMail(tx, DUMMY_MAIL)
  return queueMail(tx, { kind: 'address-in-use', to: { personId, email }, facts: {} })
}
