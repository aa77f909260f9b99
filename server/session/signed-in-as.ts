import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { Reader } from '../database/transaction.ts'
import type { AccountId, PersonId } from '../platform/access/viewer.ts'
import { refuse } from '../platform/endpoint/refuse.ts'
import { getSignedInPerson } from './signed-in-person-sql.ts'

/** What login and status say of whoever is signed in. */
export async function signedInAs(
  reader: Reader,
  { personId, accountId }: { personId: PersonId; accountId: AccountId },
): Promise<Output<Endpoints['authStatus']>> {
  const { person, businesses } = await getSignedInPerson(reader, personId)
  const own = businesses.find((business) => business.id === accountId)
  // Suspended, or the person removed from it, since the session was read.
  if (!own) throw refuse('not_authenticated')
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
    businesses,
  }
}
