import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { NewPerson } from '../accounts/insert-account-sql.ts'
import type { HandlerContext } from '../handler.ts'
import type { PersonId } from '../platform/access/viewer.ts'
import { refuseField, refuseFields } from '../platform/endpoint/refuse-field.ts'
import { passwordProblemOf } from '../platform/passwords/password-problem.ts'
import type { Invitation } from '../team/invitations-sql.ts'
import { getPasswordFacts } from './session-sql.ts'

export type Context = HandlerContext<Endpoints['teamInvitationAccept']>

/** Who accepts: a person signed in; one who typed the password, as it was then; or a new one. */
export type Accepting =
  | { is: 'signed-in'; personId: PersonId }
  | { is: 'known'; personId: PersonId; passwordHash: string }
  | { is: 'new'; person: NewPerson }

/** Whoever may accept an invitation by what is sent; refuses anybody else. */
export async function acceptingPerson(
  context: Context,
  invitation: Invitation,
): Promise<Accepting> {
  const { viewer, refuse } = context
  const { personId } = invitation
  if (viewer.kind !== 'visitor') {
    if (viewer.personId !== personId) throw refuse('invitation_of_another')
    return { is: 'signed-in', personId }
  }
  return personId === null
    ? newPerson(context, invitation)
    : knownPerson(context, invitation.email, personId)
}

/** Tries count as those of a log-in do: who may guess here may guess there. */
async function knownPerson(
  { input, request, database, dependencies, refuse }: Context,
  email: string,
  personId: PersonId,
): Promise<Accepting> {
  const { throttle, passwords } = dependencies
  const typed = input.current_password
  if (typed === undefined) throw refuseField('current_password', 'required')
  const facts = await getPasswordFacts(database, personId, throttle.addressHash(request))
  const isRight = await throttle.tryLogin(
    {
      ...{ request, email },
      isKnownAddress: facts.is_known_address,
      hasJustReset: facts.has_just_reset,
    },
    () => passwords.verify(typed, facts.password_hash),
  )
  if (!isRight) throw refuse('wrong_password')
  return { is: 'known', personId, passwordHash: facts.password_hash }
}

async function newPerson(
  { input, language, dependencies }: Context,
  { email, business }: Invitation,
): Promise<Accepting> {
  const { first_name, last_name, password } = input
  if (first_name === undefined || last_name === undefined || password === undefined) {
    throw refuseFields({
      first_name: first_name === undefined ? 'required' : undefined,
      last_name: last_name === undefined ? 'required' : undefined,
      password: password === undefined ? 'required' : undefined,
    })
  }
  const person = { first_name, last_name, email }
  const problem = passwordProblemOf(password, person, [business])
  if (problem) throw refuseField('password', problem)
  const password_hash = await dependencies.passwords.hash(password)
  return { is: 'new', person: { ...person, language, password_hash } }
}
