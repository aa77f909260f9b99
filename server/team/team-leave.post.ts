import { inTransaction } from '../database/transaction.ts'
import type { Handler } from '../handler.ts'
import { endMembership } from './end-membership.ts'

export const teamLeave: Handler<'teamLeave'> = async (context) => {
  const { viewer, database, dependencies, refuse, request, reply } = context
  await inTransaction(database, async (tx) => {
    const outcome = await endMembership(tx, viewer, viewer.personId)
    if (outcome === 'last_owner') throw refuse('last_owner')
    // Removed meanwhile, with the session.
    if (outcome !== 'ended') throw refuse('not_authenticated')
  })
  dependencies.cookies.endSession(request, reply)
  return undefined
}
