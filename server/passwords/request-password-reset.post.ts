import { DECOY } from '../mail/decoy.ts'
import { countRecentMails } from '../mail/outbox-sql.ts'
import type { Handler } from '../platform/handler.ts'
import { hashSecretToken, newSecretToken } from '../platform/secret-token.ts'
import { lockOwnerOf } from '../sign-up/sign-up-sql.ts'
import { upsertReset } from './passwords-sql.ts'
import { encodeUid } from './reset-link.ts'

// RELIABILITY A065: nobody's mailbox is flooded by others.
const MAILS_AN_HOUR = 3

/** Does the same work whether or not the address is known; only what stands in the outbox differs. */
export const requestPasswordReset: Handler<'requestPasswordReset'> = async (context) => {
  const { input, tx, services, request } = context
  await services.limits.admitReset(request, input.email)
  const token = newSecretToken()
  const accountId = await lockOwnerOf(tx, input.email)
  const mailed = await countRecentMails(tx, input.email, ['password-reset'])
  const mayBeMailed = mailed < MAILS_AN_HOUR || !services.config.rateLimits
  const publicId = await upsertReset(
    tx,
    mayBeMailed ? accountId : undefined,
    hashSecretToken(token),
  )
  await services.queueMail(
    tx,
    accountId === undefined || publicId === undefined
      ? DECOY
      : {
          kind: 'password-reset',
          to: { accountId },
          facts: { uidb64: encodeUid(publicId), token },
          expiresInMinutes: 60,
        },
  )
  return undefined
}
