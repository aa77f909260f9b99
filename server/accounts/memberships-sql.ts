import type { Role } from '@halles/domain/role.ts'
import { type SqlBool, sql } from 'kysely'
import type { Transaction } from '../database/transaction.ts'
import type { AccountId, PersonId } from '../platform/access/viewer.ts'

/** Of a `person`: it belongs to a business that goes on, or waits to be let in. */
export const hasBusiness = sql<SqlBool>`exists (
  select from membership join account on account.id = membership.account_id
  where membership.person_id = person.id and membership.ended_at is null
    and account.status not in ('refused', 'closed'))`

/** What a person is in a business as things stand; undefined when it does not belong to it any more. */
export async function findRole(
  tx: Transaction,
  { accountId, personId }: { accountId: AccountId; personId: PersonId },
): Promise<Role | undefined> {
  const membership = await tx
    .selectFrom('membership')
    .select('role')
    .where('account_id', '=', accountId)
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return membership?.role
}

/**
 * Locks the persons of accounts that were refused or closed, in one order, and returns those who belong to no other that
 * goes on. Locked before it is asked: of two accounts of one person that end at once, the later sees the earlier.
 */
export async function lockPersonsOfNoOther(
  tx: Transaction,
  accountIds: readonly number[],
): Promise<number[]> {
  const persons = await tx
    .selectFrom('person')
    .select('id')
    .where('id', 'in', (person) =>
      person.selectFrom('membership').select('person_id').where('account_id', 'in', accountIds),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const ids = persons.map(({ id }) => id)
  const { rows } = await sql<{ id: number }>`
    select person.id from unnest(${ids}::integer[]) person (id)
    where not exists (
      select from membership join account on account.id = membership.account_id
      where membership.person_id = person.id and account.id <> all(${[...accountIds]}::integer[])
        and membership.ended_at is null and account.status not in ('refused', 'closed'))`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/**
 * Frees an address whose person belongs to no business that goes on, nor to one that waits to be let in: whoever was refused or
 * left every one may sign up with it again. Locked before it is asked, so that whoever joins a business at that moment does so
 * before, and has the address, or finds the invitation over. The same statements for every address.
 */
export async function releaseAddress(tx: Transaction, email: string): Promise<void> {
  const persons = await tx
    .selectFrom('person')
    .select('id')
    .where('email', '=', email)
    .where('refused_at', 'is', null)
    .where('closed_at', 'is', null)
    .forNoKeyUpdate()
    .execute()
  const ids = persons.map(({ id }) => id)
  await tx
    .updateTable('person')
    .set({ refused_at: sql`now()` })
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .where(({ not }) => not(hasBusiness))
    .execute()
}
