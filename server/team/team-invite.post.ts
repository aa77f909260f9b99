import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import type { Handler } from '../handler.ts'
import { hashSecretToken, newSecretToken } from '../platform/access/secret-token.ts'
import { refuseField } from '../platform/endpoint/refuse-field.ts'
import { givenRole } from './given-role.ts'
import { findPersonByEmail, INVITATION_DAYS, replaceInvitation } from './invitations-sql.ts'
import { lockOwnTeam } from './lock-own-team.ts'
import { roleChanges } from './role-changes.ts'
import { getTeamOf, hasMember } from './team-sql.ts'

/** Does the same work whether or not the address is known: only the mail differs. */
export const teamInvite: Handler<'teamInvite'> = async (context) => {
  const { input, viewer, tx, dependencies, refuse } = context
  const { kind, accountId, personId } = viewer
  const { email } = input
  const role = givenRole(kind, input)
  if (!(await lockOwnTeam(tx, viewer))) throw refuse('not_permitted')
  // Its owners see who belongs to it anyway.
  if (await hasMember(tx, accountId, email)) throw refuseField('email', 'already_member')
  // guard: invitation: limit of mails [team-invite.post]
  await dependencies.limits.countInvitation(tx, accountId, email)
  const token = newSecretToken()
  const { id } = await replaceInvitation(tx, {
    ...role,
    ...{ accountId, kind, email, tokenHash: hashSecretToken(token), byPersonId: personId },
  })
  const person = await findPersonByEmail(tx, email)
  await dependencies.queueMail(tx, {
    kind: 'team-invitation',
    to: person ?? { email, language: input.language },
    facts: { invitationId: id, token },
    expiresInMinutes: INVITATION_DAYS * 24 * 60,
  })
  await insertBusinessAction(tx, viewer, {
    action: 'member_invited',
    detail: roleChanges(undefined, role),
  })
  return getTeamOf(tx, viewer)
}
