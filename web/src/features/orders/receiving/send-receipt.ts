import { Refused } from '@halles/contract/client.ts'
import { api } from '../../../platform/api/api.ts'
import { sessionKey } from '../../../platform/session/session-key.ts'
import type { RestaurantOrder } from '../order-queries.ts'
import type { UnsentReceipt } from './stored-receipts.ts'

/** Without an answer it is sent again under its key. */
export type ReceiptOutcome =
  | { kind: 'received'; order: RestaurantOrder }
  | { kind: 'refused'; message: string; order: RestaurantOrder | undefined }
  | { kind: 'unanswered' | 'wrong-session' }

const TIMEOUT_MS = 15_000

export async function sendReceipt({ body, key }: UnsentReceipt): Promise<ReceiptOutcome> {
  try {
    const order = await api.orderReceive(body, {
      idempotencyKey: key,
      csrfToken: sessionKey(),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return { kind: 'received', order }
  } catch (error) {
    if (!(error instanceof Refused) || !error.body) return { kind: 'unanswered' }
    const { status } = error
    if (status === 429 || status >= 500) return { kind: 'unanswered' }
    if (status === 401 || status === 403) return { kind: 'wrong-session' }
    const { message, fields, current } = error.body
    const order = current && 'supplier_products' in current ? current : undefined
    return { kind: 'refused', message: Object.values(fields ?? {})[0] ?? message, order }
  }
}
