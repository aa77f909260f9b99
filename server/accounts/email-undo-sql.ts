import { type SqlBool, sql } from 'kysely'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { AccountId } from '../platform/access/viewer.ts'

/** A change of the login e-mail is undone for seven days. */
export const EMAIL_UNDO_DAYS = 7

const isFresh = sql<SqlBool>`
  email_undo.created_at > now() - ${sql.lit(EMAIL_UNDO_DAYS)} * interval '1 day'`

export type EmailUndo = {
  id: number
  accountId: AccountId
  accountPublicId: string
  oldEmail: string
}

/** Stores the link that brings an account's address back. */
export async function insertEmailUndo(
  tx: Transaction,
  accountId: AccountId,
  { oldEmail, tokenHash }: { oldEmail: string; tokenHash: Buffer },
): Promise<void> {
  await tx
    .insertInto('email_undo')
    .values({ account_id: accountId, old_email: oldEmail, token_hash: tokenHash })
    .execute()
}

/** What a link that still works undoes. */
export function findEmailUndo(reader: Reader, tokenHash: Buffer): Promise<EmailUndo | undefined> {
  return reader
    .selectFrom('email_undo')
    .innerJoin('account', 'account.id', 'email_undo.account_id')
    .select([
      'email_undo.id',
      'email_undo.account_id as accountId',
      'account.public_id as accountPublicId',
      'email_undo.old_email as oldEmail',
    ])
    .where('token_hash', '=', tokenHash)
    .where(isFresh)
    .$castTo<EmailUndo>()
    .executeTakeFirst()
}

/**
 * Uses a link up, with all that bring the same address back, and all that were mailed after it: they went to an address
 * that the change it undoes made possible. False when it was used up by then.
 */
export async function deleteEmailUndo(tx: Transaction, undo: EmailUndo): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('email_undo')
    .where('account_id', '=', undo.accountId)
    .where((link) => link.or([link('id', '>=', undo.id), link('old_email', '=', undo.oldEmail)]))
    .returning('id')
    .execute()
  return deleted.some(({ id }) => id === undo.id)
}

/** The account that an address may come back to by an undo: nobody else signs up with it until then. */
export async function findReserverOf(reader: Reader, email: string): Promise<number | undefined> {
  const reserver = await reader
    .selectFrom('email_undo')
    .select('account_id')
    .where('old_email', '=', email)
    .where(isFresh)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return reserver?.account_id
}
