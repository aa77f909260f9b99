import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import type { Handler } from '../handler.ts'
import { updateToWithdrawn } from './invitations-sql.ts'
import { lockOwnTeam } from './lock-own-team.ts'
import { getTeamOf } from './team-sql.ts'

export const teamInvitationWithdraw: Handler<'teamInvitationWithdraw'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  if (!(await lockOwnTeam(tx, viewer))) throw refuse('not_permitted')
  const outcome = await updateToWithdrawn(tx, viewer.accountId, input.public_id)
  if (!outcome) throw refuse('not_found')
  if (outcome === 'accepted') throw refuse('invitation_accepted')
  await insertBusinessAction(tx, viewer, { action: 'invitation_withdrawn' })
  return getTeamOf(tx, viewer)
}
