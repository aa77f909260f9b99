import { type SqlBool, sql } from 'kysely'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { PersonId } from '../platform/access/viewer.ts'
import { hasBusiness, releaseAddress } from './memberships-sql.ts'

/** A link to a new mailbox works for a day. */
export const EMAIL_CHANGE_HOURS = 24

/** Of an `email_change`: its link still works. */
export const isEmailChangeFresh = sql<SqlBool>`
  email_change.created_at > now() - ${sql.lit(EMAIL_CHANGE_HOURS)} * interval '1 hour'`

/** Of an `email_change`: its person belongs to an active business. */
const mayAct = sql<SqlBool>`exists (
  select from membership join account on account.id = membership.account_id
  where membership.person_id = email_change.person_id and membership.ended_at is null
    and account.status = 'active')`

/** The person whom an address signs in for a business, if there is one: of anybody else it is free. */
export async function findOwnerOf(tx: Transaction, email: string): Promise<PersonId | undefined> {
  const owner = await tx
    .selectFrom('person')
    .select('id')
    .where('email', '=', email)
    .where('refused_at', 'is', null)
    .where(hasBusiness)
    .$castTo<{ id: PersonId }>()
    .executeTakeFirst()
  return owner?.id
}

/** The address that a person waits for, if it does. */
export async function findPendingEmail(
  reader: Reader,
  personId: PersonId,
): Promise<string | undefined> {
  const change = await reader
    .selectFrom('email_change')
    .select('new_email')
    .where('person_id', '=', personId)
    .where(isEmailChangeFresh)
    .executeTakeFirst()
  return change?.new_email
}

/** Stores the address that a person waits for, in the place of another, whose link ends. */
export async function upsertEmailChange(
  tx: Transaction,
  personId: PersonId,
  { email, tokenHash }: { email: string; tokenHash: Buffer },
): Promise<void> {
  const change = { new_email: email, token_hash: tokenHash }
  await tx
    .insertInto('email_change')
    .values({ person_id: personId, ...change })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet({ ...change, created_at: sql`now()` }),
    )
    .execute()
}

export type EmailChange = { personId: PersonId; newEmail: string; passwordHash: string }

/**
 * The change that a link stands for, of a person of an active business, with the password that confirms it. Somebody
 * signed in finds none of another person's.
 */
export function findEmailChange(
  reader: Reader,
  { tokenHash, of }: { tokenHash: Buffer; of: PersonId | undefined },
): Promise<EmailChange | undefined> {
  return reader
    .selectFrom('email_change')
    .innerJoin('person', 'person.id', 'email_change.person_id')
    .select([
      'person_id as personId',
      'new_email as newEmail',
      'person.password_hash as passwordHash',
    ])
    .where('token_hash', '=', tokenHash)
    .where(isEmailChangeFresh)
    .where(mayAct)
    .$if(of !== undefined, (query) => query.where('person_id', '=', of ?? 0))
    .$castTo<EmailChange>()
    .executeTakeFirst()
}

/**
 * Uses a link up. False when it was used, replaced or ended by then, or its person has no active business any more: of two at once
 * one has it.
 */
export async function deleteEmailChange(tx: Transaction, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('email_change')
    .where(mayAct)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends the link to the address that a person waits for, if it waits. */
export async function deleteEmailChangeOf(tx: Transaction, personId: PersonId): Promise<void> {
  await tx.deleteFrom('email_change').where('person_id', '=', personId).execute()
}

/**
 * Signs a person in with another address from now on, and ends the reset links mailed to the one before. False when
 * another person has the address: the transaction is lost then.
 */
export async function updateLoginEmail(
  tx: Transaction,
  personId: PersonId,
  email: string,
): Promise<boolean> {
  await releaseAddress(tx, email)
  try {
    await tx.updateTable('person').set({ email }).where('id', '=', personId).execute()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '23505') return false
    throw error
  }
  await tx.deleteFrom('password_reset').where('person_id', '=', personId).execute()
  return true
}
