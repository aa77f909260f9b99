import type { Handler } from '../handler.ts'
import { hashSecretToken } from '../platform/access/secret-token.ts'
import type { Viewer } from '../platform/access/viewer.ts'
import { findInvitation, type Invitation } from './invitations-sql.ts'

/** Whoever holds the link reads its mailbox, and may be told whether it signs somebody in. */
export const teamInvitation: Handler<'teamInvitation'> = async (context) => {
  const { input, viewer, reader, refuse } = context
  const invitation = await findInvitation(reader, hashSecretToken(input.token))
  if (!invitation) throw refuse('invitation_over')
  return { ...invitation, takes: whatItTakes(viewer, invitation) }
}

function whatItTakes(viewer: Viewer, { personId }: Invitation) {
  if (viewer.kind !== 'visitor') return viewer.personId === personId ? 'nothing' : 'logout'
  return personId === null ? 'sign_up' : 'login'
}
