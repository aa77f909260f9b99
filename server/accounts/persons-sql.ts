import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { PersonId } from '../platform/access/viewer.ts'
import { pendingEmailOf } from './accounts-sql.ts'
import type { NewPerson } from './insert-account-sql.ts'

/** A person who belongs to no business yet. Undefined when the e-mail signs somebody in already: the unique index decides. */
export async function insertPerson(
  tx: Transaction,
  person: NewPerson,
): Promise<PersonId | undefined> {
  const inserted = await tx
    .insertInto('person')
    .values(person)
    .onConflict((conflict) =>
      conflict
        .column('email')
        .where('refused_at', 'is', null)
        .where('closed_at', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .$castTo<{ id: PersonId }>()
    .executeTakeFirst()
  return inserted?.id
}

/** Locks a person, and returns what it signs in with; undefined when it was refused or closed. */
export function lockPasswordOf(
  tx: Transaction,
  personId: PersonId,
): Promise<{ email: string; password_hash: string } | undefined> {
  return tx
    .selectFrom('person')
    .select(['email', 'password_hash'])
    .where('id', '=', personId)
    .where('refused_at', 'is', null)
    .where('closed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** A person's own name and e-mail, and the one that waits for its confirmation. */
export function getProfile(
  reader: Reader,
  personId: PersonId,
): Promise<Output<Endpoints['ownProfile']>> {
  return reader
    .selectFrom('person')
    .select(['first_name', 'last_name', 'email', pendingEmailOf(personId)])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
}
