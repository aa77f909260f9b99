import { inTransaction } from '../database/transaction.ts'
import type { Handler } from '../handler.ts'
import { endMembership } from './end-membership.ts'
import { findMember, getTeamOf } from './team-sql.ts'

export const teamRemove: Handler<'teamRemove'> = async (context) => {
  const { input, viewer, database, dependencies, refuse, request, reply } = context
  const { accountId } = viewer
  const { team, isOwn } = await inTransaction(database, async (tx) => {
    const member = await findMember(tx, accountId, input.person)
    if (!member) throw refuse('not_found')
    const { personId } = member
    const outcome = await endMembership(tx, viewer, personId)
    if (outcome !== 'ended') throw refuse(outcome)
    const isOwn = personId === viewer.personId
    const mail = { kind: 'member-removed', to: { personId }, facts: { accountId } } as const
    if (!isOwn) await dependencies.queueMail(tx, mail)
    return { team: await getTeamOf(tx, viewer), isOwn }
  })
  if (isOwn) dependencies.cookies.endSession(request, reply)
  return team
}
