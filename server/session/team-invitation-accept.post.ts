import { formatMoment } from '@halles/texts/format.ts'
import { findReservedUntil } from '../accounts/email-undo-sql.ts'
import { insertPerson, lockPasswordOf } from '../accounts/persons-sql.ts'
import { insertBusinessAction } from '../activity/business-actions-sql.ts'
import { inTransaction, type Transaction } from '../database/transaction.ts'
import type { Handler } from '../handler.ts'
import { hashSecretToken, newSecretToken } from '../platform/access/secret-token.ts'
import type { PersonId } from '../platform/access/viewer.ts'
import { type CommittedRefusal, commitThenRefuse } from '../platform/endpoint/commit-then-refuse.ts'
import type { RefusalOptions } from '../platform/endpoint/refusal-options.ts'
import { refuseField } from '../platform/endpoint/refuse-field.ts'
import { findInvitation, type Invitation, updateToAccepted } from '../team/invitations-sql.ts'
import { lockTeam, upsertMembership } from '../team/team-sql.ts'
import { type Accepting, acceptingPerson, type Context } from './accepting-person.ts'
import { lockSession, replaceSession, upsertKnownAddress } from './session-sql.ts'
import { signedInAs } from './signed-in-as.ts'
import { takeLoginCode } from './take-login-code.ts'

export const teamInvitationAccept: Handler<'teamInvitationAccept'> = async (context) => {
  const { input, database, dependencies, request, reply, refuse } = context
  const { cookies } = dependencies
  const tokenHash = hashSecretToken(input.token)
  const invitation = await findInvitation(database, tokenHash)
  if (!invitation) throw refuse('invitation_over')
  const accepting = await acceptingPerson(context, invitation)
  const token = newSecretToken()
  const previous = cookies.sessionToken(request)
  const replaces = previous === undefined ? undefined : hashSecretToken(previous)
  const accepted = await inTransaction(database, async (tx) => {
    // Session, account, person, membership: as everything that changes a team locks them.
    const isLive = replaces !== undefined && (await lockSession(tx, replaces))
    await lockTeam(tx, invitation.accountId)
    if (!(await findInvitation(tx, tokenHash))) throw refuse('invitation_over')
    if (accepting.is === 'signed-in' && !isLive) throw refuse('not_authenticated')
    const person = await enter(tx, context, invitation, accepting)
    if ('refusal' in person) return person
    if (!(await updateToAccepted(tx, invitation.id))) throw refuse('invitation_over')
    await upsertMembership(tx, person.id, invitation.id)
    const session = { personId: person.id, accountId: invitation.accountId }
    await insertBusinessAction(tx, session, { action: 'member_joined' })
    await replaceSession(tx, session, { tokenHash: hashSecretToken(token), replaces })
    return signedInAs(tx, session)
  })
  // A wrong code is counted, and nothing else was done.
  if ('refusal' in accepted) return accepted
  cookies.startSession(reply, token, invitation.kind)
  return accepted
}

/** The person who accepts, locked, or new; a refusal to be committed where a code was wrong. */
async function enter(
  tx: Transaction,
  context: Context,
  { email }: Invitation,
  accepting: Accepting,
): Promise<{ id: PersonId } | CommittedRefusal> {
  const { input, dependencies, request, refuse } = context
  const addressHash = dependencies.throttle.addressHash(request)
  if (accepting.is === 'new') {
    // Whoever took it now would keep it from the person whom an undo brings back to it.
    const until = await findReservedUntil(tx, email)
    if (until) {
      const said: RefusalOptions = {
        sentence: (about, language) => about.email_reserved(formatMoment(language, until)),
      }
      throw refuse('email_reserved', {}, said)
    }
    const id = await insertPerson(tx, accepting.person)
    // Signed up meanwhile.
    if (id === undefined) throw refuseField('current_password', 'required')
    await upsertKnownAddress(tx, id, addressHash, 'login')
    return { id }
  }
  const id = accepting.personId
  const now = await lockPasswordOf(tx, id)
  if (now?.email !== email) throw refuse('invitation_over')
  if (accepting.is === 'known') {
    if (now.password_hash !== accepting.passwordHash) throw refuse('wrong_password')
    const code = await takeLoginCode(tx, context, id, input.one_time_code)
    if (code !== 'taken') return commitThenRefuse(refuse(code))
    await upsertKnownAddress(tx, id, addressHash, 'login')
  }
  return { id }
}
