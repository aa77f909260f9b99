import { type RawBuilder, sql } from 'kysely'
import { runPrepared } from '../../database/run-prepared.ts'
import type { Transaction } from '../../database/transaction.ts'
import type { AccountId } from '../access/viewer.ts'

// DECISIONS, POST checkout: a key counts for 24 hours, by the database's clock.
const STORED_FOR = sql`interval '24 hours'`
const isExpired = sql<boolean>`idempotency_key.created_at <= now() - ${STORED_FOR}`

/** Whose key it is: an account's, or a visitor's, known by the SHA-256 of its visitor id. */
export type KeyOwner = AccountId | Buffer

/** What a response is stored under: what was called, and the Idempotency-Key of the request. */
export type ResponseKey = { call: string; key: string }

/** SHA-256 of what a request asked for. */
type Fingerprinted = { fingerprint: string }

/** A request with its fingerprint; `key` is undefined when it came without one. */
export type KeyedRequest = Fingerprinted & { call: string; key: string | undefined }

/** What was stored under a key: the answer, before encoding, and its request's fingerprint. */
export type StoredResponse<Answer> = Fingerprinted & { answer: Answer }

/**
 * The response that this owner's call got under the key in the last 24 hours, with the fingerprint of its request:
 * another fingerprint now is `key_reused`. To be read after the row that the call changes is locked, or the key is
 * claimed, so that a retry waits for the first try and then finds its response.
 */
export async function findStoredResponse<Answer>(
  tx: Transaction,
  owner: KeyOwner,
  { call, key }: ResponseKey,
): Promise<StoredResponse<Answer> | undefined> {
  const query = storedResponseQuery(tx, owner, { call, key }).$castTo<StoredResponse<Answer>>()
  const name =
    typeof owner === 'number' ? 'find_stored_response' : 'find_stored_response_of_visitor'
  const { rows } = await runPrepared(tx, name, query)
  return rows[0]
}

/** The query of findStoredResponse, to be part of another statement; no row without a key. */
export function storedResponseQuery(
  tx: Transaction,
  owner: KeyOwner,
  { call, key }: Omit<KeyedRequest, 'fingerprint'>,
) {
  return tx
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'answer'])
    .where(typeof owner === 'number' ? 'account_id' : 'visitor_hash', '=', owner)
    .where('call', '=', call)
    .where('key', '=', key ?? null)
    .where('created_at', '>', sql<Date>`now() - ${STORED_FOR}`)
}

/**
 * Stores the handler's answer (before encoding) for 24 hours, in place of an expired one. False when another request
 * took the key for something else meanwhile: refuse with `key_reused`.
 */
export function insertStoredResponse(
  tx: Transaction,
  owner: KeyOwner,
  { call, key, fingerprint, answer }: ResponseKey & Fingerprinted & { answer: object },
): Promise<boolean> {
  return insertOrReplaceExpired(tx, owner, { call, key, fingerprint, answer })
}

/**
 * Takes the key before anything is done under it, so that of two requests at once the second waits for the end of the
 * first. False when the key has a response of the last 24 hours.
 */
export function insertClaim(
  tx: Transaction,
  owner: KeyOwner,
  { call, key, fingerprint }: ResponseKey & Fingerprinted,
): Promise<boolean> {
  return insertOrReplaceExpired(tx, owner, { call, key, fingerprint, answer: {} })
}

/** Stores the response of a request that claimed its key. */
export async function updateClaim(
  tx: Transaction,
  owner: KeyOwner,
  { call, key }: ResponseKey,
  answer: object,
): Promise<void> {
  const isAccount = typeof owner === 'number'
  const query = tx
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify(answer) })
    .where(isAccount ? 'account_id' : 'visitor_hash', '=', owner)
    .where('call', '=', call)
    .where('key', '=', key)
  await runPrepared(tx, isAccount ? 'update_claim' : 'update_claim_of_visitor', query)
}

/** Gives a claimed key back: what was asked for was refused. */
export async function deleteClaim(
  tx: Transaction,
  owner: KeyOwner,
  { call, key }: ResponseKey,
): Promise<void> {
  await tx
    .deleteFrom('idempotency_key')
    .where(typeof owner === 'number' ? 'account_id' : 'visitor_hash', '=', owner)
    .where('call', '=', call)
    .where('key', '=', key)
    .execute()
}

async function insertOrReplaceExpired(
  tx: Transaction,
  owner: KeyOwner,
  { answer, ...request }: ResponseKey & Fingerprinted & { answer: object },
): Promise<boolean> {
  const query = insertResponseQuery(owner, request, sql`${JSON.stringify(answer)}::jsonb`)
  const { rows } = await runPrepared(tx, 'insert_stored_response', query)
  return rows.length === 1
}

/**
 * An insert of a response, in place of an expired one, to be part of another statement. Returns one row, or none without a
 * key or when another request has taken it. `answer`: jsonb, which may use columns of the single row of `source`.
 */
export function insertResponseQuery(
  owner: KeyOwner,
  { call, key, fingerprint }: KeyedRequest,
  answer: RawBuilder<unknown>,
  source?: RawBuilder<unknown>,
): RawBuilder<{ key: string }> {
  const [accountId, visitorHash] = typeof owner === 'number' ? [owner, null] : [null, owner]
  return sql`
    insert into idempotency_key (account_id, visitor_hash, call, key, fingerprint, answer)
    select ${accountId}::integer, ${visitorHash}::bytea, ${call}::text, ${key ?? null}::text,
      ${fingerprint}::text, ${answer}
    ${source ? sql`from ${source}` : sql``}
    where ${key ?? null}::text is not null
    on conflict (account_id, visitor_hash, call, key) do update
      set fingerprint = excluded.fingerprint, answer = excluded.answer, created_at = now()
      where ${isExpired}
    returning key`
}
