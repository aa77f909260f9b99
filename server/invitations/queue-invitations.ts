import { INVITATION_DAYS } from '@halles/domain/trade-invitation.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Dependencies } from '../dependencies.ts'
import { hashSecretToken, newSecretToken } from '../platform/access/secret-token.ts'
import { type ToInvite, updateToInvited } from './invitations-sql.ts'

/** Writes to those who are to be invited: the mails leave when nothing else waits. */
export async function queueInvitations(
  tx: Transaction,
  { queueMail, invitationStops }: Pick<Dependencies, 'queueMail' | 'invitationStops'>,
  invited: readonly ToInvite[],
): Promise<void> {
  if (invited.length === 0) return
  const sent = invited.map((one) => ({ ...one, token: newSecretToken() }))
  await updateToInvited(
    tx,
    sent.map(({ id, token }) => ({ id, tokenHash: hashSecretToken(token) })),
  )
  const mails = sent.map(({ id, email, language, token }) => ({
    kind: 'trade-invitation' as const,
    to: { email, language },
    facts: { invitationId: id, token, stopToken: invitationStops.tokenFor(email) },
    expiresInMinutes: INVITATION_DAYS * 24 * 60,
  }))
  await queueMail(tx, ...mails)
}
