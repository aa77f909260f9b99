import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { Reader } from '../database/transaction.ts'
import type { AccountId, PersonId } from '../platform/access/viewer.ts'
import { getSignedInPerson } from './signed-in-person-sql.ts'

type Session = { personId: PersonId; accountId: AccountId }

/** What login and status say of whoever is signed in; undefined when the person does not belong to the business any more. */
export async function findSignedInAs(
  reader: Reader,
  { personId, accountId }: Session,
): Promise<Output<Endpoints['authStatus']> | undefined> {
  const { person, businesses } = await getSignedInPerson(reader, personId)
  const own = businesses.find((business) => business.id === accountId)
  if (!own) return undefined
  const { kind, role, public_id: account, name } = own
  return {
    user: {
      is_restaurant: kind === 'restaurant',
      is_supplier: kind === 'supplier',
      is_operator: kind === 'operator',
    },
    account,
    person,
    role,
    business: name,
    // No session of a restaurant or a supplier becomes an operator's.
    businesses: businesses.filter((business) => business === own || business.kind !== 'operator'),
  }
}

/** The same, in the transaction that opened a session with both locked. */
export async function signedInAs(
  reader: Reader,
  session: Session,
): Promise<Output<Endpoints['authStatus']>> {
  const answer = await findSignedInAs(reader, session)
  if (!answer)
    throw new Error('a session was opened for a business that its person does not belong to')
  return answer
}
