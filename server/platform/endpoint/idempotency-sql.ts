import { type RawBuilder, sql } from 'kysely'
import { type Parameters, prepared } from '../../database/prepared.ts'
import type { Transaction } from '../../database/transaction.ts'
import type { AccountId } from '../access/viewer.ts'

// product.md 12: a key counts for 24 hours, by the database's clock.
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

/** Of a key's row, the column that is not null. */
type OwnerColumn = 'account_id' | 'visitor_hash'

function columnOf(owner: KeyOwner): OwnerColumn {
  return typeof owner === 'number' ? 'account_id' : 'visitor_hash'
}

/** What `storedResponseQuery` looks for: no row without a key. */
export type WantedResponse = { owner: KeyOwner; call: string; key: string | null }

/** The query of findStoredResponse, to be part of another statement. */
export function storedResponseQuery(
  tx: Transaction,
  { owner, call, key }: Parameters<WantedResponse>,
  column: OwnerColumn,
) {
  // guard: Idempotency-Key: whose it is [replayed-responses, checkout.post]
  //   code: .where(column, '=', owner)
  // guard: Idempotency-Key: of which call [replayed-responses, checkout.post]
  //   code: .where('call', '=', call)
  return tx
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'answer'])
    .where(column, '=', owner)
    .where('call', '=', call)
    .where('key', '=', key)
    .where('created_at', '>', sql<Date>`now() - ${STORED_FOR}`)
}

const storedResponse = prepared('find_stored_response_of', storedResponseQuery)

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
  const { rows } = await storedResponse(tx, { owner, call, key }, columnOf(owner))
  return rows[0] as StoredResponse<Answer> | undefined
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

const storeInClaim = prepared(
  'update_claim_of',
  (
    tx: Transaction,
    { owner, call, key, answer }: Parameters<ResponseKey & { owner: KeyOwner; answer: string }>,
    column: OwnerColumn,
  ) =>
    tx
      .updateTable('idempotency_key')
      .set({ answer })
      .where(column, '=', owner)
      .where('call', '=', call)
      .where('key', '=', key),
)

/** Stores the response of a request that claimed its key. */
export async function updateClaim(
  tx: Transaction,
  owner: KeyOwner,
  { call, key }: ResponseKey,
  answer: object,
): Promise<void> {
  const values = { owner, call, key, answer: JSON.stringify(answer) }
  await storeInClaim(tx, values, columnOf(owner))
}

/** Gives a claimed key back: what was asked for was refused. */
export async function deleteClaim(
  tx: Transaction,
  owner: KeyOwner,
  { call, key }: ResponseKey,
): Promise<void> {
  await tx
    .deleteFrom('idempotency_key')
    .where(columnOf(owner), '=', owner)
    .where('call', '=', call)
    .where('key', '=', key)
    .execute()
}

const insertResponse = prepared(
  'insert_stored_response',
  (_tx: Transaction, values: Parameters<ResponseToStore & { answer: string }>) =>
    insertResponseQuery(values, sql`${values.answer}::jsonb`),
)

async function insertOrReplaceExpired(
  tx: Transaction,
  owner: KeyOwner,
  { answer, ...request }: ResponseKey & Fingerprinted & { answer: object },
): Promise<boolean> {
  const values = { ...responseToStore(owner, request), answer: JSON.stringify(answer) }
  const { rows } = await insertResponse(tx, values)
  return rows.length === 1
}

/** What `insertResponseQuery` stores beside the answer. */
export type ResponseToStore = {
  accountId: number | null
  visitorHash: Buffer | null
  call: string
  key: string | null
  fingerprint: string
}

export function responseToStore(
  owner: KeyOwner,
  { call, key, fingerprint }: KeyedRequest,
): ResponseToStore {
  const [accountId, visitorHash] = typeof owner === 'number' ? [owner, null] : [null, owner]
  return { accountId, visitorHash, call, key: key ?? null, fingerprint }
}

/**
 * An insert of a response, in place of an expired one, to be part of another statement. Returns one row, or none without a
 * key or when another request has taken it. `answer`: jsonb, which may use columns of the single row of `source`.
 */
export function insertResponseQuery(
  { accountId, visitorHash, call, key, fingerprint }: Parameters<ResponseToStore>,
  answer: RawBuilder<unknown>,
  source?: RawBuilder<unknown>,
): RawBuilder<{ key: string }> {
  // guard: Idempotency-Key: a day [replayed-responses]
  //   code: where ${isExpired}
  return sql`
    insert into idempotency_key (account_id, visitor_hash, call, key, fingerprint, answer)
    select ${accountId}::integer, ${visitorHash}::bytea, ${call}::text, ${key}::text,
      ${fingerprint}::text, ${answer}
    ${source ? sql`from ${source}` : sql``}
    where ${key}::text is not null
    on conflict (account_id, visitor_hash, call, key) do update
      set fingerprint = excluded.fingerprint, answer = excluded.answer, created_at = now()
      where ${isExpired}
    returning key`
}
