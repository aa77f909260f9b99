import { inTransaction, type Transaction } from '../database/transaction.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handler } from '../handler.ts'
import { DUMMY_MAIL } from '../mail/dummy-mail.ts'
import { countRecentMails } from '../mail/outbox-sql.ts'
import { hashSecretToken, newSecretToken } from '../platform/access/secret-token.ts'
import { encodeUid } from '../platform/passwords/reset-link.ts'
import { lockOwnerOf } from '../sign-up/sign-up-sql.ts'
import { upsertReset } from './passwords-sql.ts'

// A065: nobody's mailbox is flooded by others.
const MAILS_AN_HOUR = 3

export const requestPasswordReset: Handler<'requestPasswordReset'> = async (context) => {
  const { input, database, dependencies, request } = context
  await dependencies.limits.countReset(request, input.email)
  await inTransaction(database, (tx) => queueResetMail(tx, dependencies, input.email))
  return undefined
}

/** Does the same work whether or not the address is known; only what stands in the outbox differs. */
async function queueResetMail(tx: Transaction, { config, queueMail }: Dependencies, email: string) {
  const token = newSecretToken()
  const ownerId = await lockOwnerOf(tx, email)
  const mailed = await countRecentMails(tx, email, ['password-reset'])
  // guard: limit: mails of a reset an hour [request-password-reset.post]
  //   code: mailed < MAILS_AN_HOUR || !config.rateLimits
  //   instead: true as boolean
  const personId = mailed < MAILS_AN_HOUR || !config.rateLimits ? ownerId : undefined
  const publicId = await upsertReset(tx, personId, hashSecretToken(token))
  if (personId === undefined || publicId === undefined) return queueMail(tx, DUMMY_MAIL)
  return queueMail(tx, {
    kind: 'password-reset',
    to: { personId },
    facts: { uidb64: encodeUid(publicId), token },
    expiresInMinutes: 60,
  })
}
