import { type SqlBool, sql } from 'kysely'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { AccountId } from '../platform/access/viewer.ts'

/** A link to a new mailbox works for a day. */
export const EMAIL_CHANGE_HOURS = 24

/** Of an `email_change`: its link still works. */
export const isEmailChangeFresh = sql<SqlBool>`
  email_change.created_at > now() - ${sql.lit(EMAIL_CHANGE_HOURS)} * interval '1 hour'`

/** The account that an address opens, if there is one. */
export async function findOwnerOf(tx: Transaction, email: string): Promise<number | undefined> {
  const owner = await tx
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .where('status', '<>', 'refused')
    .executeTakeFirst()
  return owner?.id
}

/** The address that an account waits for, if it does. */
export async function findPendingEmail(
  reader: Reader,
  accountId: AccountId,
): Promise<string | undefined> {
  const change = await reader
    .selectFrom('email_change')
    .select('new_email')
    .where('account_id', '=', accountId)
    .where(isEmailChangeFresh)
    .executeTakeFirst()
  return change?.new_email
}

/** Stores the address that an account waits for, in the place of another, whose link ends. */
export async function upsertEmailChange(
  tx: Transaction,
  accountId: AccountId,
  { email, tokenHash }: { email: string; tokenHash: Buffer },
): Promise<void> {
  const change = { new_email: email, token_hash: tokenHash }
  await tx
    .insertInto('email_change')
    .values({ account_id: accountId, ...change })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ ...change, created_at: sql`now()` }),
    )
    .execute()
}

export type EmailChange = { accountId: AccountId; newEmail: string; passwordHash: string }

/**
 * The change that a link stands for, of an active account, with the password that confirms it. Somebody signed in finds
 * none of another account's.
 */
export function findEmailChange(
  reader: Reader,
  { tokenHash, of }: { tokenHash: Buffer; of: AccountId | undefined },
): Promise<EmailChange | undefined> {
  return reader
    .selectFrom('email_change')
    .innerJoin('account', 'account.id', 'email_change.account_id')
    .select([
      'account_id as accountId',
      'new_email as newEmail',
      'account.password_hash as passwordHash',
    ])
    .where('token_hash', '=', tokenHash)
    .where(isEmailChangeFresh)
    .where('account.status', '=', 'active')
    .$if(of !== undefined, (query) => query.where('account_id', '=', of ?? 0))
    .$castTo<EmailChange>()
    .executeTakeFirst()
}

/**
 * Uses a link up. False when it was used, replaced or ended by then, or its account is not active any more: of two at once
 * one has it.
 */
export async function deleteEmailChange(tx: Transaction, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('email_change')
    .using('account')
    .whereRef('account.id', '=', 'email_change.account_id')
    .where('account.status', '=', 'active')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends the link to the address that an account waits for, if it waits. */
export async function deleteEmailChangeOf(tx: Transaction, accountId: AccountId): Promise<void> {
  await tx.deleteFrom('email_change').where('account_id', '=', accountId).execute()
}

/**
 * Signs an account that has not been closed in with another address from now on, and ends the reset links mailed to the
 * one before. False when another account has the address: the transaction is lost then.
 */
export async function updateLoginEmail(
  tx: Transaction,
  accountId: AccountId,
  email: string,
): Promise<boolean> {
  try {
    await tx.updateTable('account').set({ email }).where('id', '=', accountId).execute()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '23505') return false
    throw error
  }
  await tx.deleteFrom('password_reset').where('account_id', '=', accountId).execute()
  return true
}
