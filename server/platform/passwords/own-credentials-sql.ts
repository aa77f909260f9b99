import type { Reader } from '../../database/transaction.ts'
import type { PersonId } from '../access/viewer.ts'

export type OwnCredentials = { email: string; password_hash: string }

/** Of the person who is signed in. */
export function findOwnCredentials(reader: Reader, personId: PersonId): Promise<OwnCredentials> {
  return reader
    .selectFrom('person')
    .select(['email', 'password_hash'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
}
