import { type SqlBool, sql } from 'kysely'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { AccountId } from '../platform/access/viewer.ts'

/** Whose password it is: what it must not resemble. */
export type PasswordOwner = {
  id: AccountId
  email: string
  first_name: string
  last_name: string
  /** Empty for an operator. */
  business_name: string
}

// DECISIONS section 3: a link that sets a password works for an hour.
const isFresh = sql<SqlBool>`password_reset.created_at > now() - interval '1 hour'`

/** The owner of an account. */
export function getPasswordOwner(reader: Reader, accountId: AccountId): Promise<PasswordOwner> {
  return owners(reader).where('account.id', '=', accountId).executeTakeFirstOrThrow()
}

/** The owner whom a link that still works stands for; the account's public id must be the token's own. */
export function findOwnerByReset(
  reader: Reader,
  { publicId, tokenHash }: { publicId: string; tokenHash: Buffer },
): Promise<PasswordOwner | undefined> {
  return owners(reader)
    .innerJoin('password_reset', 'password_reset.account_id', 'account.id')
    .where('account.public_id', '=', publicId)
    .where('password_reset.token_hash', '=', tokenHash)
    .where(isFresh)
    .executeTakeFirst()
}

function owners(reader: Reader) {
  return reader
    .selectFrom('account')
    .leftJoin('restaurant', 'restaurant.account_id', 'account.id')
    .leftJoin('supplier', 'supplier.account_id', 'account.id')
    .select((account) => [
      'account.id',
      'account.email',
      'account.first_name',
      'account.last_name',
      account.fn.coalesce('restaurant.name', 'supplier.name', sql.lit('')).as('business_name'),
    ])
    .$castTo<PasswordOwner>()
}

/**
 * Stores a new link of an account in the place of an older one, and answers the account's public id. One statement for
 * an account and for none, so that its time reveals nothing.
 */
export async function upsertReset(
  tx: Transaction,
  accountId: number | undefined,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const stored = await tx
    .insertInto('password_reset')
    .columns(['account_id', 'token_hash'])
    .expression((eb) =>
      eb
        .selectFrom('account')
        .select(['id', eb.val(tokenHash).as('token_hash')])
        .where('id', '=', accountId ?? null),
    )
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ token_hash: tokenHash, created_at: sql`now()` }),
    )
    .returning((reset) =>
      reset
        .selectFrom('account')
        .select('public_id')
        .whereRef('account.id', '=', 'password_reset.account_id')
        .$asScalar()
        .as('public_id'),
    )
    .executeTakeFirst()
  return stored?.public_id ?? undefined
}

/** Uses a link up. False when it was used, replaced or too old by then: of two at once one has it. */
export async function deleteReset(tx: Transaction, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('password_reset')
    .where('token_hash', '=', tokenHash)
    .where(isFresh)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Gives an account another password, and ends the links that were mailed to it before. With `replaces`, only while that
 * is still its password: of two changes at once one is made.
 */
export async function updatePassword(
  tx: Transaction,
  accountId: AccountId,
  { passwordHash, replaces }: { passwordHash: string; replaces?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .$if(replaces !== undefined, (query) => query.where('password_hash', '=', replaces ?? ''))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await tx.deleteFrom('password_reset').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('email_change').where('account_id', '=', accountId).execute()
  return true
}
