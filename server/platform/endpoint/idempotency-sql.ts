import { sql } from 'kysely'
import { runPrepared } from '../../database/run-prepared.ts'
import type { Transaction } from '../../database/transaction.ts'
import type { AccountId } from '../access/viewer.ts'

// DECISIONS, POST checkout: a key counts for 24 hours, by the database's clock.
const STORED_FOR = sql`interval '24 hours'`

/** What a response is stored under: the endpoint's name, and the Idempotency-Key of the request. */
export type ResponseKey = {
  call: 'checkout' | 'supplierOrderUpdate' | 'cartAdd' | 'cartUpdate' | 'cartRemove' | 'cartSet'
  key: string
}

/**
 * The response that this account's call got under the key in the last 24 hours, with the fingerprint of its request:
 * another fingerprint now is `key_reused`. To be read after the row that the call changes is locked, so that a retry
 * waits for the first try and then finds its response.
 */
export async function findStoredResponse<Answer>(
  tx: Transaction,
  accountId: AccountId,
  { call, key }: ResponseKey,
): Promise<{ fingerprint: string; answer: Answer } | undefined> {
  const query = tx
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'answer'])
    .where('account_id', '=', accountId)
    .where('call', '=', call)
    .where('key', '=', key)
    .where('created_at', '>', sql<Date>`now() - ${STORED_FOR}`)
    .$castTo<{ fingerprint: string; answer: Answer }>()
  const { rows } = await runPrepared(tx, 'find_stored_response', query)
  return rows[0]
}

/**
 * Stores the handler's answer (before encoding) for 24 hours, in place of an expired one. False when another request
 * took the key for something else meanwhile: refuse with `key_reused`.
 */
export async function insertStoredResponse(
  tx: Transaction,
  accountId: AccountId,
  { call, key, fingerprint, answer }: ResponseKey & { fingerprint: string; answer: object },
): Promise<boolean> {
  const stored = { fingerprint, answer: JSON.stringify(answer) }
  const query = tx
    .insertInto('idempotency_key')
    .values({ account_id: accountId, call, key, ...stored })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'call', 'key'])
        .doUpdateSet({ ...stored, created_at: sql`now()` })
        .where('idempotency_key.created_at', '<=', sql<Date>`now() - ${STORED_FOR}`),
    )
  const { numAffectedRows } = await runPrepared(tx, 'insert_stored_response', query)
  return numAffectedRows === 1n
}
