import type { Transaction } from '../database/transaction.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Mail } from '../mail/content/mail-kinds.ts'
import { DUMMY_MAIL } from '../mail/dummy-mail.ts'
import { countRecentMails } from '../mail/outbox-sql.ts'
import { hashSecretToken, newSecretToken } from '../platform/access/secret-token.ts'
import type { AccountId } from '../platform/access/viewer.ts'
import { Refusal } from '../platform/endpoint/refusal.ts'
import {
  EMAIL_CHANGE_HOURS,
  findOwnerOf,
  getLoginEmail,
  upsertEmailChange,
} from './email-change-sql.ts'

// Each is a mail to somebody who may not have asked for it.
const ASKS_IN_A_ROW = 5

/**
 * A new login e-mail waits until its mailbox confirms it. When it opens another account already, that account's owner is
 * told instead and the link goes to nobody: answer, row and work are the same, so that nobody learns who is registered.
 */
export async function requestEmailChange(
  tx: Transaction,
  { config, queueMail }: Dependencies,
  accountId: AccountId,
  email: string,
): Promise<void> {
  if (email === (await getLoginEmail(tx, accountId))) return
  const token = newSecretToken()
  const asks = await upsertEmailChange(tx, accountId, { email, tokenHash: hashSecretToken(token) })
  if (config.rateLimits && asks > ASKS_IN_A_ROW) {
    throw new Refusal('too_many_requests', { retryAfterSeconds: 3_600 })
  }
  const ownerId = await findOwnerOf(tx, email)
  const told = await countRecentMails(tx, email, ['email-in-use'])
  const confirmation: Mail = {
    kind: 'email-confirmation',
    to: { accountId, email },
    facts: { token },
    expiresInMinutes: EMAIL_CHANGE_HOURS * 60,
  }
  if (ownerId === undefined) await queueMail(tx, confirmation)
  else if (told > 0) await queueMail(tx, DUMMY_MAIL)
  else await queueMail(tx, { kind: 'email-in-use', to: { accountId: ownerId }, facts: {} })
}
