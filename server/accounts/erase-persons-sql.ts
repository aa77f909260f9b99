import { sql } from 'kysely'
import { queuedToChange } from '../database/row-queue-sql.ts'
import type { Transaction } from '../database/transaction.ts'
import type { PersonId } from '../platform/access/viewer.ts'
import { withdrawInvitationsOf } from '../team/invitations-sql.ts'

/** Closes persons for good, and erases what names or reaches them. What they did stays, and names nobody. */
export async function erasePersons(tx: Transaction, personIds: readonly number[]): Promise<void> {
  if (personIds.length === 0) return
  const emails = tx.selectFrom('person').select('email').where('id', 'in', personIds)
  for (const table of BY_EMAIL) await tx.deleteFrom(table).where('email', 'in', emails).execute()
  // Mails to an address that was nobody's yet: an invitation.
  await tx
    .deleteFrom('outbox')
    .where('person_id', 'is', null)
    .where('recipient', 'in', emails)
    .execute()
  await tx
    .updateTable('person')
    .set({
      closed_at: sql`coalesce(closed_at, now())`,
      email: '',
      password_hash: '',
      first_name: '',
      last_name: '',
    })
    .where('id', 'in', personIds)
    .execute()
  for (const table of OF_PERSON) {
    await tx.deleteFrom(table).where('person_id', 'in', personIds).execute()
  }
  await tx
    .deleteFrom('order_entry_text')
    .using('order_entry')
    .whereRef('order_entry.supplier_order_id', '=', 'order_entry_text.supplier_order_id')
    .whereRef('order_entry.number', '=', 'order_entry_text.number')
    .where('order_entry.by_person_id', 'in', personIds)
    .execute()
}

/** What strangers wrote of an address, and businesses that invited it. */
const BY_EMAIL = ['contact_message', 'invitation'] as const

const OF_PERSON = [
  'order_entry_seen',
  'password_reset',
  'email_change',
  'email_undo',
  'known_address',
  'outbox',
] as const

/** Locks the businesses of a person that go on, so that nobody joins or leaves them meanwhile; their ids. */
export async function lockBusinessesOf(tx: Transaction, personId: PersonId): Promise<number[]> {
  const accounts = await tx
    .selectFrom('account')
    .select('id')
    .where('id', 'in', (account) =>
      account
        .selectFrom('membership')
        .select('account_id')
        .where('person_id', '=', personId)
        .where('ended_at', 'is', null),
    )
    .where('status', 'not in', ['refused', 'closed'])
    .where(
      queuedToChange(
        'account',
        sql`select account_id from membership where person_id = ${personId} and ended_at is null`,
      ),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return accounts.map(({ id }) => id)
}

/** Whether a person is the last owner of one of these businesses, once they are locked. */
export async function isLastOwner(
  tx: Transaction,
  personId: PersonId,
  accountIds: readonly number[],
): Promise<boolean> {
  const owned = await tx
    .selectFrom('membership')
    .select('account_id')
    .where('person_id', '=', personId)
    .where('account_id', '=', sql<number>`any(${[...accountIds]})`)
    .where('role', '=', 'owner')
    .where('ended_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('membership as other')
            .whereRef('other.account_id', '=', 'membership.account_id')
            .where('other.person_id', '<>', personId)
            .where('other.role', '=', 'owner')
            .where('other.ended_at', 'is', null),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  return owned !== undefined
}

/**
 * Ends a person's memberships, which the trail of each business says, and the invitations that it made. Where the person was the contact, the owner of longest
 * standing is from now on.
 */
export async function endMemberships(tx: Transaction, personId: PersonId): Promise<void> {
  await sql`
    with ended as (
      update membership set ended_at = now() where person_id = ${personId} and ended_at is null
      returning account_id
    )
    insert into business_action (account_id, by_person_id, action)
    select account_id, ${personId}, 'member_left' from ended order by account_id`.execute(tx)
  await withdrawInvitationsOf(tx, personId)
  await sql`
    update account set contact_person_id = (
      select person_id from membership
      where account_id = account.id and role = 'owner' and ended_at is null
      order by since, person_id limit 1)
    where contact_person_id = ${personId} and exists (
      select from membership where account_id = account.id and role = 'owner' and ended_at is null)`.execute(
    tx,
  )
}
