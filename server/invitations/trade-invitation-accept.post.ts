import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import type { Handler } from '../handler.ts'
import { bumpChangeCounter } from '../live/change-counter-sql.ts'
import { hashSecretToken } from '../platform/access/secret-token.ts'
import { findFollowed, follow } from './followed-invitations-sql.ts'

export const tradeInvitationAccept: Handler<'tradeInvitationAccept'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  const invitation = await findFollowed(tx, hashSecretToken(input.token))
  if (!invitation) throw refuse('invitation_over')
  // guard: invitations: followed by a business of the other kind [trade-invitation-accept.post]
  if (invitation.by === viewer.kind) throw refuse('invitation_of_another')
  if (!(await follow(tx, invitation, viewer.accountId))) throw refuse('invitation_over')
  await insertBusinessAction(tx, viewer, {
    action: 'invitation_followed',
    subject: invitation.business,
  })
  for (const id of [viewer.accountId, invitation.inviterId].toSorted((a, b) => a - b)) {
    await bumpChangeCounter(tx, id)
  }
  const { business, business_public_id } = invitation
  return { business, business_public_id }
}
