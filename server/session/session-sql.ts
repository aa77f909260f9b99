import type { Language } from '@halles/contract/language.ts'
import type { AccountKind, AccountStatus } from '@halles/domain/account.ts'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { AccountId } from '../platform/access/viewer.ts'

/** Opens a session and ends the one it replaces, when the browser brought one. */
export async function replaceSession(
  tx: Transaction,
  accountId: AccountId,
  { tokenHash, replaces }: { tokenHash: Buffer; replaces: Buffer | undefined },
): Promise<void> {
  if (replaces) await tx.deleteFrom('session').where('token_hash', '=', replaces).execute()
  await tx.insertInto('session').values({ token_hash: tokenHash, account_id: accountId }).execute()
}

/** Locks a session that may be replaced, after whatever it is writing. */
export async function lockSession(tx: Transaction, tokenHash: Buffer): Promise<void> {
  await tx
    .selectFrom('session')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .execute()
}

/** Ends a session; whether it was still there. */
export async function deleteSession(tx: Database, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('session')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Locks every session of an account after whatever they are writing, always in the same order, so that two who end them at
 * once do not wait for each other. Returns the hashes of their tokens.
 */
export async function lockSessions(tx: Transaction, accountId: AccountId): Promise<Buffer[]> {
  const sessions = await tx
    .selectFrom('session')
    .select('token_hash')
    .where('account_id', '=', accountId)
    .orderBy('token_hash')
    .forUpdate()
    .execute()
  return sessions.map((session) => session.token_hash)
}

/**
 * Ends the sessions of an account, all or all but one, around `change`, which locks the account's row. A call that writes
 * locks its session first and the account's row after, so both are locked in that order here too, and no two transactions
 * wait for each other; a call that holds its own session for share must not call this. The second time ends what a login
 * opened meanwhile.
 */
export async function endSessions<T>(
  tx: Transaction,
  accountId: AccountId,
  change: () => Promise<T>,
  { except }: { except?: Buffer } = {},
): Promise<T> {
  await lockSessions(tx, accountId)
  await deleteSessions(tx, accountId, except)
  const changed = await change()
  await deleteSessions(tx, accountId, except)
  return changed
}

async function deleteSessions(
  tx: Transaction,
  accountId: AccountId,
  except: Buffer | undefined,
): Promise<void> {
  await tx
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .$if(except !== undefined, (query) => query.where('token_hash', '<>', except ?? Buffer.of()))
    .execute()
}

export type Credentials = {
  id: AccountId
  public_id: string
  kind: AccountKind
  /** A closed account has no address any more. */
  status: Exclude<AccountStatus, 'closed'>
  password_hash: string
  /** Whether the account was signed in to from this address before. */
  is_known_address: boolean
  /** Whether its password was reset by mail from this address within the last quarter of an hour. */
  has_just_reset: boolean
}

/** The account of a normalised e-mail. A refused account is the last resort: the address may have signed up again. */
export function findCredentials(
  reader: Reader,
  email: string,
  addressHash: Buffer,
): Promise<Credentials | undefined> {
  return reader
    .selectFrom('account')
    .leftJoin('known_address', (join) =>
      join
        .onRef('known_address.account_id', '=', 'account.id')
        .on('known_address.address_hash', '=', addressHash),
    )
    .select([
      'account.id',
      'account.public_id',
      'account.kind',
      'account.status',
      'account.password_hash',
      sql<boolean>`known_address.account_id is not null`.as('is_known_address'),
      sql<boolean>`coalesce(known_address.reset_at > now() - interval '15 minutes', false)`.as(
        'has_just_reset',
      ),
    ])
    .where('account.email', '=', email)
    .orderBy(sql`account.status = 'refused'`)
    .orderBy('account.id', 'desc')
    .limit(1)
    .$castTo<Credentials>()
    .executeTakeFirst()
}

/** Remembers that an account was signed in to from an address, or that its password was reset by mail from there. */
export async function upsertKnownAddress(
  tx: Transaction,
  accountId: AccountId,
  addressHash: Buffer,
  by: 'login' | 'reset',
): Promise<void> {
  const reset = by === 'reset' ? { reset_at: sql<Date>`now()` } : {}
  await tx
    .insertInto('known_address')
    .values({ account_id: accountId, address_hash: addressHash, ...reset })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'address_hash'])
        .doUpdateSet({ used_at: sql`now()`, ...reset }),
    )
    .execute()
}

/** Forgets where an account was signed in to from. */
export async function deleteKnownAddresses(tx: Transaction, accountId: AccountId): Promise<void> {
  await tx.deleteFrom('known_address').where('account_id', '=', accountId).execute()
}

/** Locks an account for the transaction, to see that it is still as it was when its password was compared. */
export function lockCredentials(
  tx: Transaction,
  accountId: AccountId,
): Promise<Pick<Credentials, 'status' | 'password_hash'>> {
  return tx
    .selectFrom('account')
    .select(['status', 'password_hash'])
    .where('id', '=', accountId)
    .forShare()
    .$castTo<Pick<Credentials, 'status' | 'password_hash'>>()
    .executeTakeFirstOrThrow()
}

/**
 * Locks an account until the transaction ends, and returns the address it signs in with. Taken after the sessions and
 * before anything else of the account: a reset, an e-mail change, an undo.
 */
export function lockAccount(tx: Transaction, accountId: AccountId): Promise<{ email: string }> {
  return tx
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Keeps the language an account is written to in. */
export async function updateLanguage(
  tx: Transaction,
  accountId: AccountId,
  language: Language,
): Promise<void> {
  await tx.updateTable('account').set({ language }).where('id', '=', accountId).execute()
}
