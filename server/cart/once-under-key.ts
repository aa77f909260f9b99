import type { Transaction } from '../database/transaction.ts'
import type { RestaurantViewer } from '../platform/access/viewer.ts'
import { findStoredResponse, insertStoredResponse } from '../platform/endpoint/idempotency-sql.ts'
import type { Refuse } from '../platform/endpoint/refusal.ts'
import { requestFingerprint } from '../platform/endpoint/request-fingerprint.ts'

type Context = {
  tx: Transaction
  viewer: RestaurantViewer
  input: unknown
  idempotencyKey: string | undefined
  refuse: Refuse<'key_reused'>
}

/**
 * Changes the locked cart once under the Idempotency-Key. A retry is answered what the first call found, and changes
 * nothing. A refused change is not stored. Without a key the cart is changed each time.
 */
export async function onceUnderKey<Found extends object>(
  call: 'cartAdd' | 'cartUpdate' | 'cartRemove' | 'cartSet',
  { tx, viewer: { accountId }, input, idempotencyKey: key, refuse }: Context,
  change: () => Promise<Found>,
): Promise<Found> {
  if (key === undefined) return change()
  const fingerprint = requestFingerprint(input)
  const stored = await findStoredResponse<Found>(tx, accountId, { call, key })
  if (stored && stored.fingerprint !== fingerprint) throw refuse('key_reused')
  if (stored) return stored.answer
  const answer = await change()
  const isStored = await insertStoredResponse(tx, accountId, { call, key, fingerprint, answer })
  if (!isStored) throw refuse('key_reused')
  return answer
}
