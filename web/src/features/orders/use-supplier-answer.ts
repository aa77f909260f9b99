import { Refused } from '@halles/contract/client.ts'
import type { Sent } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { orderChangesTexts } from '@halles/texts/pages/order-changes.ts'
import { apiWithOverlay } from '../../platform/api/api.ts'
import { useTexts, useTextsOf } from '../../platform/language/language.ts'
import type { SupplierOrder } from './order-queries.ts'
import { askedOf, type OfVersion, useOrderChange } from './use-order-change.ts'

type Update = Sent<Endpoints['supplierOrderUpdate']>
type WithoutId<U> = U extends unknown ? Omit<U, 'supplier_order_id' | 'order_version'> : never
export type SupplierAnswer = WithoutId<Update> | { action: 'done' }

/** Why it was refused is more than that the order has changed: because of a substitute that came with the answer, or for good. */
const SAID = ['proposal_open', 'too_late_to_propose', 'trail_full']

/** Sends the supplier's answer to the order as it is on screen. When the order has moved on meanwhile, shows it as it now is. */
export function useSupplierAnswer(order: SupplierOrder['supplierOrder']) {
  const { public_id, order_version, status } = order
  const { orders } = useTexts()
  const texts = useTextsOf(orderChangesTexts)
  const successes = {
    accepted: orders.accepted,
    cancelled: orders.rejected,
    modified: status === 'acknowledged' ? texts.reduced : orders.acceptedWithChanges,
    done: orders.setToDoneSuccess,
  }

  function why(error: Error): string {
    const refused = error instanceof Refused ? error.body : undefined
    if (!refused) return orders.orderError
    if (SAID.includes(refused.code)) return refused.message
    if (refused.current) return orders.changedMeanwhile
    return Object.values(refused.fields ?? {})[0] ?? orders.orderError
  }
  const { start, ...answer } = useOrderChange({
    call({ asked, version }: OfVersion<SupplierAnswer>, options) {
      const id = { supplier_order_id: public_id }
      return asked.action === 'done'
        ? apiWithOverlay.supplierOrderSetToDone(id, options)
        : apiWithOverlay.supplierOrderUpdate({ ...id, order_version: version, ...asked }, options)
    },
    same: askedOf,
    done: (_, { asked }) => successes[asked.action],
    failed: why,
    why,
  })
  return {
    ...answer,
    start: (asked: SupplierAnswer, ends?: Parameters<typeof start>[1]) =>
      start({ asked, version: order_version }, ends),
  }
}
