import { mayDo } from '@halles/domain/role.ts'
import type { Handler } from '../handler.ts'
import { hashSecretToken } from '../platform/access/secret-token.ts'
import type { Viewer } from '../platform/access/viewer.ts'
import { type Followed, findFollowed } from './followed-invitations-sql.ts'

export const tradeInvitationInfo: Handler<'tradeInvitationInfo'> = async (context) => {
  const { input, viewer, reader, refuse } = context
  const invitation = await findFollowed(reader, hashSecretToken(input.token))
  if (!invitation) throw refuse('invitation_over')
  return { ...invitation, takes: whatItTakes(viewer, invitation) }
}

function whatItTakes(viewer: Viewer, { by }: Followed) {
  if (viewer.kind === 'visitor') return 'sign_up'
  const isOther = viewer.kind === 'operator' || viewer.kind === by
  return isOther || !mayDo(viewer.role, 'manage_orders') ? 'other_account' : 'accept'
}
