import { Refused } from '@halles/contract/client.ts'
import type { Sent } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { orderChangesTexts } from '@halles/texts/pages/order-changes.ts'
import { apiWithOverlay } from '../../../platform/api/api.ts'
import { useFormat, useTexts, useTextsOf } from '../../../platform/language/language.ts'
import { askedOf, type OfVersion, useOrderChange } from '../use-order-change.ts'
import type { Part } from './part-changes.ts'

type WithoutId<Body> = Omit<Body, 'supplier_order_public_id' | 'order_version'>
export type PartChange =
  | ({ is: 'change' } & WithoutId<Sent<Endpoints['restaurantOrderChange']>>)
  | ({ is: 'cancel' } & WithoutId<Sent<Endpoints['supplierOrderCancel']>>)

/** Sends what a restaurant changes of a part as it is on screen; when that has moved on meanwhile, shows it as it now is. */
export function usePartChange(part: Part) {
  const texts = useTextsOf(orderChangesTexts)
  const { start, ...change } = useOrderChange({
    call({ asked, version }: OfVersion<PartChange>, options) {
      const id = { supplier_order_public_id: part.public_id, order_version: version }
      return asked.is === 'cancel'
        ? apiWithOverlay.supplierOrderCancel({ ...id, ...withoutKind(asked) }, options)
        : apiWithOverlay.restaurantOrderChange({ ...id, ...withoutKind(asked) }, options)
    },
    same: askedOf,
    done: (_, { asked }) => (asked.is === 'cancel' ? texts.cancelled : texts.sent),
    why: useRefusalWords(part),
  })
  return {
    ...change,
    start: (asked: PartChange, ends?: Parameters<typeof start>[1]) =>
      start({ asked, version: part.order_version }, ends),
  }
}

function withoutKind<Change extends PartChange>({ is: _, ...body }: Change) {
  return body
}

/** Why a change was refused, and what is possible now. */
function useRefusalWords({ supplier }: Part) {
  const texts = useTextsOf(orderChangesTexts)
  const { orders } = useTexts()
  const { dollars } = useFormat()
  return (error: Error): string => {
    if (!(error instanceof Refused) || !error.body) return orders.orderError
    const { code, suppliers, fields, message } = error.body
    if (code === 'minimum_not_met')
      return texts.belowMinimum(supplier.name, dollars(suppliers?.[0]?.amount_missing ?? '0.00'))
    return Object.values(fields ?? {})[0] ?? message
  }
}
