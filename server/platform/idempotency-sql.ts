import { sql } from 'kysely'
import { PREPARED } from '../database/prepared.ts'
import type { Transaction } from '../database/transaction.ts'
import type { AccountId } from './viewer.ts'

// DECISIONS, POST checkout: a key is kept for 24 hours, by the database's clock.
const STORED_FOR = sql`interval '24 hours'`

/** Where an answer is kept: the call's name in the table, and the Idempotency-Key it came with. */
export type ResponseKey = { call: 'checkout' | 'supplierOrderUpdate' | 'cartSet'; key: string }

/**
 * The answer that this account's call was given under the key in the last 24 hours, with the fingerprint of
 * what it asked for: another fingerprint now is `key_reused`. To be asked for after the row that the call
 * changes was locked, so that a retry waits for the first try and then finds its answer.
 */
export function findStoredResponse<Answer>(
  tx: Transaction,
  accountId: AccountId,
  { call, key }: ResponseKey,
): Promise<{ fingerprint: string; answer: Answer } | undefined> {
  return tx
    .selectFrom('idempotency_key')
    .modifyEnd(PREPARED)
    .select(['fingerprint', 'answer'])
    .where('account_id', '=', accountId)
    .where('call', '=', call)
    .where('key', '=', key)
    .where('created_at', '>', sql<Date>`now() - ${STORED_FOR}`)
    .$castTo<{ fingerprint: string; answer: Answer }>()
    .executeTakeFirst()
}

/**
 * Keeps the handler's answer (as it is before encoding) for 24 hours, in place of an expired one. False when
 * another request took the key for something else meanwhile: refuse with `key_reused`.
 */
export async function insertStoredResponse(
  tx: Transaction,
  accountId: AccountId,
  { call, key, fingerprint, answer }: ResponseKey & { fingerprint: string; answer: object },
): Promise<boolean> {
  const kept = { fingerprint, answer: JSON.stringify(answer) }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('idempotency_key')
    .modifyEnd(PREPARED)
    .values({ account_id: accountId, call, key, ...kept })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'call', 'key'])
        .doUpdateSet({ ...kept, created_at: sql`now()` })
        .where('idempotency_key.created_at', '<=', sql<Date>`now() - ${STORED_FOR}`),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
