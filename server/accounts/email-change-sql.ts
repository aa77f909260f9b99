import { type SqlBool, sql } from 'kysely'
import type { Transaction } from '../database/transaction.ts'
import type { AccountId } from '../platform/access/viewer.ts'

/** A link to a new mailbox works for a day. */
export const EMAIL_CHANGE_HOURS = 24

/** Of an `email_change`: its link still works. */
export const isEmailChangeFresh = sql<SqlBool>`
  email_change.created_at > now() - ${sql.lit(EMAIL_CHANGE_HOURS)} * interval '1 hour'`

/** The address an account signs in with. */
export async function getLoginEmail(tx: Transaction, accountId: AccountId): Promise<string> {
  const { email } = await tx
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return email
}

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

/** Keeps the address that an account waits for, in the place of another. How often it asked without an hour in between. */
export async function upsertEmailChange(
  tx: Transaction,
  accountId: AccountId,
  { email, tokenHash }: { email: string; tokenHash: Buffer },
): Promise<number> {
  const change = { new_email: email, token_hash: tokenHash }
  const { asks } = await tx
    .insertInto('email_change')
    .values({ account_id: accountId, ...change })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({
        ...change,
        created_at: sql`now()`,
        asks: sql`case when email_change.created_at > now() - interval '1 hour'
          then email_change.asks + 1 else 1 end`,
      }),
    )
    .returning('asks')
    .executeTakeFirstOrThrow()
  return asks
}

export type EmailChange = { accountId: AccountId; newEmail: string }

/** Uses up the link of an address that waits; somebody signed in has none of another account's. */
export function deleteEmailChange(
  tx: Transaction,
  { tokenHash, of }: { tokenHash: Buffer; of: AccountId | undefined },
): Promise<EmailChange | undefined> {
  return tx
    .deleteFrom('email_change')
    .where('token_hash', '=', tokenHash)
    .where(isEmailChangeFresh)
    .$if(of !== undefined, (query) => query.where('account_id', '=', of ?? 0))
    .returning(['account_id as accountId', 'new_email as newEmail'])
    .$castTo<EmailChange>()
    .executeTakeFirst()
}

/**
 * Signs an account in with another address from now on, and ends the reset links mailed to the one before. False when
 * it is not active any more, or somebody else has the address by now: the transaction is lost then.
 */
export async function updateLoginEmail(
  tx: Transaction,
  { accountId, newEmail }: EmailChange,
): Promise<boolean> {
  try {
    const { numUpdatedRows } = await tx
      .updateTable('account')
      .set({ email: newEmail })
      .where('id', '=', accountId)
      .where('status', '=', 'active')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '23505') return false
    throw error
  }
  await tx.deleteFrom('password_reset').where('account_id', '=', accountId).execute()
  return true
}
