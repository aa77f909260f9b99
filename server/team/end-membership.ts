import { findRole } from '../accounts/memberships-sql.ts'
import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import type { Transaction } from '../database/transaction.ts'
import { notifyLive } from '../live/notify-live-sql.ts'
import { hashSecretToken } from '../platform/access/secret-token.ts'
import type { PersonId, SignedInViewer } from '../platform/access/viewer.ts'
import { endSessions, lockSessions } from '../session/session-sql.ts'
import { lockOwnTeam } from './lock-own-team.ts'
import { hasOtherOwner, updateMembershipToEnded } from './team-sql.ts'

type Outcome = 'ended' | 'not_authenticated' | 'not_permitted' | 'not_found' | 'last_owner'

/**
 * Ends a person's membership in the viewer's business, the person's sessions there, after whatever they are writing, and
 * their live streams. The viewer's own session is locked among them: of two who remove each other one comes first, and the
 * other is signed out. To be rolled back unless it is `ended`.
 */
export async function endMembership(
  tx: Transaction,
  viewer: SignedInViewer,
  personId: PersonId,
): Promise<Outcome> {
  const { accountId } = viewer
  const ownSession = hashSecretToken(viewer.sessionToken)
  const sessions = await lockSessions(tx, { personId, accountId }, { and: ownSession })
  if (!sessions.some((session) => session.equals(ownSession))) return 'not_authenticated'
  tx.afterCommit((database) => notifyLive(database, [accountId]))
  return endSessions(tx, { personId, accountId }, () => end(tx, viewer, personId))
}

async function end(tx: Transaction, viewer: SignedInViewer, personId: PersonId): Promise<Outcome> {
  const { accountId } = viewer
  const mayRemoveOthers = await lockOwnTeam(tx, viewer)
  if (personId !== viewer.personId && !mayRemoveOthers) return 'not_permitted'
  const role = await findRole(tx, { accountId, personId })
  if (!role) return 'not_found'
  if (role === 'owner' && !(await hasOtherOwner(tx, accountId, personId))) return 'last_owner'
  await updateMembershipToEnded(tx, accountId, personId)
  const isOwn = personId === viewer.personId
  await insertBusinessAction(
    tx,
    viewer,
    isOwn ? { action: 'member_left' } : { action: 'member_removed', aboutPersonId: personId },
  )
  return 'ended'
}
