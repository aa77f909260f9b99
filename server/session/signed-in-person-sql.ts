import type { AccountKind } from '@halles/domain/account.ts'
import type { Role } from '@halles/domain/role.ts'
import { sql } from 'kysely'
import { type Parameters, prepared } from '../database/prepared.ts'
import type { Reader } from '../database/transaction.ts'
import type { PersonId } from '../platform/access/viewer.ts'

export type SignedInPerson = {
  person: { public_id: string; first_name: string }
  /** Active ones that the person belongs to, by name. */
  businesses: { id: number; public_id: string; name: string; kind: AccountKind; role: Role }[]
}

const signedInPerson = prepared(
  'get_signed_in_person',
  (reader: Reader, { personId }: Parameters<{ personId: PersonId }>) =>
    reader.selectFrom('person').select([person, businesses]).where('person.id', '=', personId),
)

const person = sql<SignedInPerson['person']>`
  json_build_object('public_id', person.public_id, 'first_name', person.first_name)`.as('person')

const businesses = sql<SignedInPerson['businesses']>`(
  select coalesce(json_agg(json_build_object('id', account.id, 'public_id', account.public_id, 'kind', account.kind,
      'role', membership.role, 'name', coalesce(restaurant.name, supplier.name, 'Halles'))
    order by coalesce(restaurant.name, supplier.name) collate "fr-x-icu", account.id), '[]')
  from membership
  join account on account.id = membership.account_id
  left join restaurant on restaurant.account_id = account.id
  left join supplier on supplier.account_id = account.id
  where membership.person_id = person.id and membership.ended_at is null and account.status = 'active')`.as(
  'businesses',
)

/** Whoever is signed in, and all businesses that it may act for. */
export async function getSignedInPerson(
  reader: Reader,
  personId: PersonId,
): Promise<SignedInPerson> {
  const { rows } = await signedInPerson(reader, { personId })
  const [row] = rows
  if (!row) throw new Error('a person that has a session has gone')
  return row
}
