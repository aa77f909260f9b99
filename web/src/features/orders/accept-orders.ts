import { Refused } from '@halles/contract/client.ts'
import type { SupplierOrderItem } from './order-queries.ts'

/** At once: a browser opens six connections to a server, and one carries events. */
const AT_ONCE = 4

export type Accepted = {
  accepted: SupplierOrderItem[]
  /** Answered or changed since they were shown: nothing was done with them. */
  changed: SupplierOrderItem[]
  /** Without an answer: they may be sent again. */
  failed: SupplierOrderItem[]
}

/** Accepts orders one by one, each a call of its own: what becomes of one is nothing to the others. */
export async function acceptOrders(
  orders: readonly SupplierOrderItem[],
  accept: (order: SupplierOrderItem) => Promise<unknown>,
): Promise<Accepted> {
  const outcome: Accepted = { accepted: [], changed: [], failed: [] }
  const waiting = [...orders]
  async function acceptNext(): Promise<void> {
    for (let order = waiting.shift(); order; order = waiting.shift()) {
      const kind = await accept(order).then(
        () => 'accepted' as const,
        (error: unknown) => (isConflict(error) ? 'changed' : 'failed'),
      )
      outcome[kind].push(order)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, acceptNext))
  return outcome
}

function isConflict(error: unknown): boolean {
  return error instanceof Refused && (error.status === 409 || error.status === 404)
}
