import type { Language } from '@halles/contract/language.ts'
import type { AccountKind, AccountStatus } from '@halles/domain/account.ts'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import {
  queuedToChange,
  queuedToShare,
  rowOf,
  SESSION_NUMBER,
  sessionOf,
} from '../database/row-queue-sql.ts'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { AccountId, PersonId } from '../platform/access/viewer.ts'

/** Opens a session of a person for a business, and ends the one it replaces, when the browser brought one. */
export async function replaceSession(
  tx: Transaction,
  { personId, accountId }: { personId: PersonId; accountId: AccountId },
  { tokenHash, replaces }: { tokenHash: Buffer; replaces: Buffer | undefined },
): Promise<void> {
  // guard: session: the one that a log-in replaces ends [login.post]
  if (replaces) await tx.deleteFrom('session').where('token_hash', '=', replaces).execute()
  await tx
    .insertInto('session')
    .values({ token_hash: tokenHash, person_id: personId, account_id: accountId })
    .execute()
}

/** Locks a session that may be replaced, after whatever it is writing; whether it is still there. */
export async function lockSession(tx: Transaction, tokenHash: Buffer): Promise<boolean> {
  const session = await tx
    .selectFrom('session')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .where(queuedToChange('session', sessionOf(tokenHash)))
    .forUpdate()
    .executeTakeFirst()
  return session !== undefined
}

/** Makes a session act for another business of its person, under a new token; how long it may last stays. */
export async function updateSessionBusiness(
  tx: Transaction,
  from: Buffer,
  { accountId, tokenHash }: { accountId: AccountId; tokenHash: Buffer },
): Promise<void> {
  await tx
    .updateTable('session')
    .set({ account_id: accountId, token_hash: tokenHash, last_seen_at: sql`now()` })
    .where('token_hash', '=', from)
    .execute()
}

/**
 * Locks an active restaurant or supplier that a person belongs to, so that the person is not removed from it before the
 * transaction ends.
 */
export async function lockTradeBusiness(
  tx: Transaction,
  personId: PersonId,
  publicId: string,
): Promise<{ accountId: AccountId; kind: AccountKind } | undefined> {
  const account = await tx
    .selectFrom('account')
    .select(['id as accountId', 'kind'])
    .where('public_id', '=', publicId)
    // guard: switch: not an operator's account [business-switch.post]
    .where('kind', '<>', 'operator')
    // guard: switch: an active business [business-switch.post]
    .where('status', '=', 'active')
    // guard: switch: lock of the business [business-switch.post, team-races]
    //   lines: 2
    .where(queuedToShare('account', sql`select id from account where public_id = ${publicId}`))
    .forShare()
    .$castTo<{ accountId: AccountId; kind: AccountKind }>()
    .executeTakeFirst()
  if (!account) return undefined
  const membership = await tx
    .selectFrom('membership')
    .select('role')
    .where('account_id', '=', account.accountId)
    .where('person_id', '=', personId)
    // guard: switch: membership has not ended [business-switch.post, team-races]
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return membership && account
}

/** Ends a session; whether it was still there. */
export async function deleteSession(tx: Database, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('session')
    .where('token_hash', '=', tokenHash)
    .where(queuedToChange('session', sessionOf(tokenHash)))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Whose sessions: all of a person, all that act for a business, or those of a person that act for it. */
type SessionsOf =
  | { personId: PersonId; accountId?: AccountId }
  | { personId?: PersonId; accountId: AccountId }

/**
 * Locks every session of a person or a business, and one more, after whatever they are writing, always in the same order, so
 * that two who end them at once do not wait for each other. Returns the hashes of their tokens.
 */
export async function lockSessions(
  tx: Transaction,
  of: SessionsOf,
  { and: other = Buffer.of() }: { and?: Buffer } = {},
): Promise<Buffer[]> {
  const isWanted = sql<boolean>`(${areOf(of)} or token_hash = ${other})`
  const sessions = await tx
    .selectFrom('session')
    .select('token_hash')
    .where(isWanted)
    .where(queuedToChange('session', sql`select ${SESSION_NUMBER} from session where ${isWanted}`))
    .orderBy('token_hash')
    .forUpdate()
    .execute()
  return sessions.map((session) => session.token_hash)
}

/**
 * Ends the sessions of a person or a business, all or all but one, around `change`, which locks the row of that person or
 * account. A call that writes locks its session first and those rows after, so they are locked in that order here too, and
 * no two transactions wait for each other; a call that holds its own session for share must not call this. The second time
 * ends what a login opened meanwhile.
 */
export async function endSessions<T>(
  tx: Transaction,
  of: SessionsOf,
  change: () => Promise<T>,
  { except }: { except?: Buffer } = {},
): Promise<T> {
  await lockSessions(tx, of)
  await deleteSessions(tx, of, except)
  // guard: session: those open meanwhile end too [login.post, confirm.post, account-suspend.post]
  //   lines: 2
  //   instead: const changed = await change()
  const changed = await change()
  await deleteSessions(tx, of, except)
  return changed
}

async function deleteSessions(
  tx: Transaction,
  of: SessionsOf,
  except: Buffer | undefined,
): Promise<void> {
  await tx
    .deleteFrom('session')
    .where(areOf(of))
    .$if(except !== undefined, (query) => query.where('token_hash', '<>', except ?? Buffer.of()))
    .execute()
}

function areOf({ personId, accountId }: SessionsOf) {
  const conditions = [
    ...(personId === undefined ? [] : [sql`session.person_id = ${personId}`]),
    ...(accountId === undefined ? [] : [sql`session.account_id = ${accountId}`]),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** A person's password, and what its throttle goes by. */
export type PasswordFacts = {
  password_hash: string
  /** Whether the person signed in from this address before. */
  is_known_address: boolean
  /** Whether the password was reset by mail from this address within the last quarter of an hour. */
  has_just_reset: boolean
}

/** The business that a person signs in for. */
export type LoginBusiness = {
  accountId: AccountId
  kind: AccountKind
  /** One that was closed is none any more. */
  status: Exclude<AccountStatus, 'closed'>
}

export type Credentials = PasswordFacts & {
  personId: PersonId
  personPublicId: string
  /** None: the person was removed from every one. */
  business: LoginBusiness | null
}

/**
 * The person of a normalised e-mail and the business it signs in for: Halles itself where it is an operator, since no switch
 * leads there; of several others the one it acted for last, those that are not active after those that are. A refused person is the last resort: the address may have signed up again.
 */
export function findCredentials(
  reader: Reader,
  email: string,
  addressHash: Buffer,
): Promise<Credentials | undefined> {
  return passwordFacts(reader, addressHash)
    .select(['person.id as personId', 'person.public_id as personPublicId', loginBusiness])
    .where('person.email', '=', email)
    .where('person.closed_at', 'is', null)
    .orderBy(sql`person.refused_at is not null`)
    .orderBy('person.id', 'desc')
    .limit(1)
    .$castTo<Credentials>()
    .executeTakeFirst()
}

/** Of a person who is known, what a typed password is compared with. */
export function getPasswordFacts(
  reader: Reader,
  personId: PersonId,
  addressHash: Buffer,
): Promise<PasswordFacts> {
  return passwordFacts(reader, addressHash)
    .where('person.id', '=', personId)
    .executeTakeFirstOrThrow()
}

function passwordFacts(reader: Reader, addressHash: Buffer) {
  return reader
    .selectFrom('person')
    .leftJoin('known_address', (join) =>
      join
        .onRef('known_address.person_id', '=', 'person.id')
        .on('known_address.address_hash', '=', addressHash),
    )
    .select([
      'person.password_hash',
      sql<boolean>`known_address.person_id is not null`.as('is_known_address'),
      sql<boolean>`coalesce(known_address.reset_at > now() - interval '15 minutes', false)`.as(
        'has_just_reset',
      ),
    ])
}

/** Of a joined `person`: the business that it signs in for. */
const loginBusiness = sql<LoginBusiness | null>`(
  select json_build_object('accountId', account.id, 'kind', account.kind, 'status', account.status)
  from membership join account on account.id = membership.account_id
  where membership.person_id = person.id and membership.ended_at is null and account.closed_at is null
  order by account.status <> 'active', account.kind <> 'operator', (
    select max(session.last_seen_at) from session
    where session.person_id = membership.person_id and session.account_id = membership.account_id
  ) desc nulls last, account.id
  limit 1)`.as('business')

/** Remembers that a person signed in from an address, or that its password was reset by mail from there. */
export async function upsertKnownAddress(
  tx: Transaction,
  personId: PersonId,
  addressHash: Buffer,
  by: 'login' | 'reset',
): Promise<void> {
  const reset = by === 'reset' ? { reset_at: sql<Date>`now()` } : {}
  await tx
    .insertInto('known_address')
    .values({ person_id: personId, address_hash: addressHash, ...reset })
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'address_hash'])
        .doUpdateSet({ used_at: sql`now()`, ...reset }),
    )
    .execute()
}

/** Forgets where a person signed in from. */
export async function deleteKnownAddresses(tx: Transaction, personId: PersonId): Promise<void> {
  await tx.deleteFrom('known_address').where('person_id', '=', personId).execute()
}

/**
 * Locks a person and the business it signs in for until the transaction ends, to see that they are still as they were when
 * the password was compared: the account first, as the closing of an account and a change of the team do. Log-ins of one person
 * come one after the other, so that none of them keeps another password waiting. Undefined when the person does not belong to
 * the business any more.
 */
export async function lockCredentials(
  tx: Transaction,
  { personId, accountId }: { personId: PersonId; accountId: AccountId },
): Promise<{ status: AccountStatus; password_hash: string } | undefined> {
  const { status } = await tx
    .selectFrom('account')
    .select('status')
    .where('id', '=', accountId)
    .where(queuedToShare('account', rowOf(accountId)))
    .forShare()
    .executeTakeFirstOrThrow()
  const person = await tx
    .selectFrom('person')
    .innerJoin('membership', 'membership.person_id', 'person.id')
    .select('password_hash')
    .where('person.id', '=', personId)
    .where('membership.account_id', '=', accountId)
    .where('membership.ended_at', 'is', null)
    .forNoKeyUpdate('person')
    .executeTakeFirst()
  return person && { status, ...person }
}

/**
 * Locks a person until the transaction ends, and returns the address it signs in with. Taken after the sessions and before
 * anything else of the person: a reset, an e-mail change, an undo.
 */
export function lockPerson(tx: Transaction, personId: PersonId): Promise<{ email: string }> {
  return tx
    .selectFrom('person')
    .select('email')
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Keeps the language a person is written to in. */
export async function updateLanguage(
  tx: Transaction,
  personId: PersonId,
  language: Language,
): Promise<void> {
  await tx.updateTable('person').set({ language }).where('id', '=', personId).execute()
}

/** Everybody signs in again. */
export async function deleteAllSessions(tx: Transaction): Promise<void> {
  await tx.deleteFrom('session').execute()
}
