import type { Transaction } from '../database/transaction.ts'
import type { RestaurantViewer } from '../platform/access/viewer.ts'
import { findStoredResponse, insertStoredResponse } from '../platform/endpoint/idempotency-sql.ts'
import type { Refuse } from '../platform/endpoint/refuse-field.ts'
import { requestFingerprint } from '../platform/endpoint/request-fingerprint.ts'

type Context = {
  tx: Transaction
  viewer: RestaurantViewer
  input: unknown
  idempotencyKey: string | undefined
  refuse: Refuse<'key_reused'>
}

type Call = 'cartAdd' | 'cartUpdate' | 'cartRemove' | 'cartSet' | 'orderAgain' | 'guideFill'

/** What the first request under this Idempotency-Key found; undefined when there was none. */
export async function findUnderKey<Found>(
  call: Call,
  { tx, viewer, input, idempotencyKey: key, refuse }: Context,
): Promise<Found | undefined> {
  if (key === undefined) return undefined
  const stored = await findStoredResponse<Found>(tx, viewer.accountId, { call, key })
  if (stored && stored.fingerprint !== requestFingerprint(input)) throw refuse('key_reused')
  return stored?.answer
}

/**
 * Changes the locked cart once under the Idempotency-Key. A retry is answered what the first call found, and changes
 * nothing. A refused change is not stored. Without a key the cart is changed each time.
 */
export async function onceUnderKey<Found extends object>(
  call: Call,
  context: Context,
  change: () => Promise<Found>,
): Promise<Found> {
  const { tx, viewer, input, idempotencyKey: key, refuse } = context
  const found = await findUnderKey<Found>(call, context)
  if (found !== undefined) return found
  const answer = await change()
  if (key === undefined) return answer
  const stored = { call, key, fingerprint: requestFingerprint(input), answer }
  if (!(await insertStoredResponse(tx, viewer.accountId, stored))) throw refuse('key_reused')
  return answer
}
