import { sql } from 'kysely'
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

/**
 * The response that this owner's call got under the key in the last 24 hours, with the fingerprint of its request:
 * another fingerprint now is `key_reused`. To be read after the row that the call changes is locked, or the key is
 * claimed, so that a retry waits for the first try and then finds its response.
 */
export async function findStoredResponse<Answer>(
  tx: Transaction,
  owner: KeyOwner,
  { call, key }: ResponseKey,
): Promise<(Fingerprinted & { answer: Answer }) | undefined> {
  const isAccount = typeof owner === 'number'
  const query = tx
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'answer'])
    .where(isAccount ? 'account_id' : 'visitor_hash', '=', owner)
    .where('call', '=', call)
    .where('key', '=', key)
    .where('created_at', '>', sql<Date>`now() - ${STORED_FOR}`)
    .$castTo<Fingerprinted & { answer: Answer }>()
  const name = isAccount ? 'find_stored_response' : 'find_stored_response_of_visitor'
  const { rows } = await runPrepared(tx, name, query)
  return rows[0]
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
  await tx
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify(answer) })
    .where(typeof owner === 'number' ? 'account_id' : 'visitor_hash', '=', owner)
    .where('call', '=', call)
    .where('key', '=', key)
    .execute()
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
  { call, key, fingerprint, answer }: ResponseKey & Fingerprinted & { answer: object },
): Promise<boolean> {
  const stored = { fingerprint, answer: JSON.stringify(answer) }
  const isAccount = typeof owner === 'number'
  const query = tx
    .insertInto('idempotency_key')
    .values({
      account_id: isAccount ? owner : null,
      visitor_hash: isAccount ? null : owner,
      call,
      key,
      ...stored,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'visitor_hash', 'call', 'key'])
        .doUpdateSet({ ...stored, created_at: sql`now()` })
        .where(isExpired),
    )
  const { numAffectedRows } = await runPrepared(tx, 'insert_stored_response', query)
  return numAffectedRows === 1n
}
