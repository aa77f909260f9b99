import { sql } from 'kysely'
import type { PersonId } from '../../../platform/access/viewer.ts'
import type { Reader } from '../../transaction.ts'

/** Who acts for a business of the demo market. */
export async function findContact(reader: Reader, accountId: number): Promise<PersonId> {
  const { id } = await reader
    .selectFrom('account')
    .select(sql<PersonId>`contact_person_id`.as('id'))
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return id
}
