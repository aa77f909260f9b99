import type { Language } from '@halles/contract/language.ts'
import type { AccountKind, AccountStatus } from '@halles/domain/account.ts'
import { type SqlBool, sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { PREPARED } from '../database/prepared.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { AccountId } from '../platform/viewer.ts'

export type LiveSession = {
  account_id: number
  kind: AccountKind
  language: Language
  stale: boolean
}

// DECISIONS section 2: 14 days idle and 30 days in all; an operator 30 minutes and 12 hours.
const isLive = sql<SqlBool>`
  session.last_seen_at > now() - case account.kind
    when 'operator' then interval '30 minutes' else interval '14 days' end
  and session.created_at > now() - case account.kind
    when 'operator' then interval '12 hours' else interval '30 days' end`

/**
 * The session of a token, when neither it nor its account has ended. With `keep` it cannot end before the
 * transaction does: whoever ends sessions waits for the row.
 */
export function findLiveSession(
  reader: Reader,
  tokenHash: Buffer,
  { lock }: { lock: boolean },
): Promise<LiveSession | undefined> {
  return reader
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'session.account_id',
      'account.kind',
      'account.language',
      sql<boolean>`session.last_seen_at < now() - interval '1 minute'`.as('stale'),
    ])
    .where('session.token_hash', '=', tokenHash)
    .where('account.status', '=', 'active')
    .where(isLive)
    .$if(lock, (query) => query.forShare('session'))
    .modifyEnd(PREPARED)
    .executeTakeFirst()
}

/** Notes that a session is in use, at most once a minute. */
export async function touchSession(database: Database, tokenHash: Buffer): Promise<void> {
  await database
    .updateTable('session')
    .set({ last_seen_at: sql`now()` })
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '<', sql<Date>`now() - interval '1 minute'`)
    .execute()
}

/** Opens a session and ends the one it replaces, when the browser brought one. */
export async function replaceSession(
  tx: Transaction,
  accountId: AccountId,
  { tokenHash, replaces }: { tokenHash: Buffer; replaces: Buffer | undefined },
): Promise<void> {
  if (replaces) await tx.deleteFrom('session').where('token_hash', '=', replaces).execute()
  await tx.insertInto('session').values({ token_hash: tokenHash, account_id: accountId }).execute()
}

/** Ends a session; whether it was still there. */
export async function deleteSession(tx: Database, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('session')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends the sessions of an account, all or all but one, and waits for whatever they are writing. */
export async function deleteSessions(
  tx: Transaction,
  accountId: AccountId,
  { except }: { except?: Buffer } = {},
): Promise<void> {
  await tx
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .$if(except !== undefined, (query) => query.where('token_hash', '<>', except ?? Buffer.of()))
    .execute()
}

export type Credentials = {
  id: AccountId
  kind: AccountKind
  /** A closed account has no address any more. */
  status: Exclude<AccountStatus, 'closed'>
  password_hash: string
  /** Whether the account was signed in to from this address before. */
  is_known_address: boolean
}

/** The account of a normalised e-mail. A refused account is the last resort: the address may have signed up again. */
export function findCredentials(
  reader: Reader,
  email: string,
  addressHash: Buffer,
): Promise<Credentials | undefined> {
  return reader
    .selectFrom('account')
    .select((account) => [
      'id',
      'kind',
      'status',
      'password_hash',
      account
        .exists(
          account
            .selectFrom('known_address')
            .whereRef('account_id', '=', 'account.id')
            .where('address_hash', '=', addressHash),
        )
        .as('is_known_address'),
    ])
    .where('email', '=', email)
    .orderBy(sql`status = 'refused'`)
    .orderBy('id', 'desc')
    .limit(1)
    .$castTo<Credentials>()
    .executeTakeFirst()
}

export type OwnCredentials = { email: string; password_hash: string }

/** Of the account that is signed in. */
export function findOwnCredentials(reader: Reader, accountId: AccountId): Promise<OwnCredentials> {
  return reader
    .selectFrom('account')
    .select(['email', 'password_hash'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/** Remembers that the account was signed in to from an address. */
export async function upsertKnownAddress(
  tx: Transaction,
  accountId: AccountId,
  addressHash: Buffer,
): Promise<void> {
  await tx
    .insertInto('known_address')
    .values({ account_id: accountId, address_hash: addressHash })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'address_hash']).doUpdateSet({ used_at: sql`now()` }),
    )
    .execute()
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

/** Keeps the language an account is written to in. */
export async function updateLanguage(
  tx: Transaction,
  accountId: AccountId,
  language: Language,
): Promise<void> {
  await tx.updateTable('account').set({ language }).where('id', '=', accountId).execute()
}
