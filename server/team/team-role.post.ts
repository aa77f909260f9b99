import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import type { Handler } from '../handler.ts'
import { notifyLive } from '../live/notify-live-sql.ts'
import { givenRole } from './given-role.ts'
import { lockOwnTeam } from './lock-own-team.ts'
import { roleChanges } from './role-changes.ts'
import { findMember, getTeamOf, hasOtherOwner, updateRole } from './team-sql.ts'

export const teamRole: Handler<'teamRole'> = async (context) => {
  const { input, viewer, tx, dependencies, refuse } = context
  const { accountId } = viewer
  const given = givenRole(viewer.kind, input)
  if (!(await lockOwnTeam(tx, viewer))) throw refuse('not_permitted')
  const member = await findMember(tx, accountId, input.person)
  if (!member) throw refuse('not_found')
  const { personId, role } = member
  const isDowngraded = role === 'owner' && given.role !== 'owner'
  // guard: team: the last owner stays one [team/team]
  if (isDowngraded && !(await hasOtherOwner(tx, accountId, personId))) throw refuse('last_owner')
  await updateRole(tx, accountId, personId, given)
  const detail = roleChanges(member, given)
  if (detail.length > 0)
    await insertBusinessAction(tx, viewer, {
      action: 'member_changed',
      aboutPersonId: personId,
      detail,
    })
  if (given.role !== role) {
    // Open screens may show what the role no longer allows.
    tx.afterCommit((database) => notifyLive(database, [accountId]))
    if (personId !== viewer.personId) {
      const facts = { accountId, role: given.role }
      await dependencies.queueMail(tx, { kind: 'role-changed', to: { personId }, facts })
    }
  }
  return getTeamOf(tx, viewer)
}
