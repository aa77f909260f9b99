import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { useChange } from '../../components/use-change.ts'
import { api } from '../../platform/api/api.ts'
import type { Change } from '../../platform/api/change.ts'
import { PERSISTED } from '../../platform/storage/offline-persister.ts'

export type DeliveryRules = Received<Endpoints['getDeliveryRules']>
export type Zone = DeliveryRules['zones'][number]
export type DeliveryException = DeliveryRules['exceptions'][number]
export type OrderOnClosedDay = Received<Endpoints['deliveryExceptionSave']>['orders'][number]

export const deliveryRulesOptions = queryOptions({
  queryKey: ['delivery-rules'],
  queryFn: ({ signal }) => api.getDeliveryRules({}, { signal }),
  meta: PERSISTED,
})

/**
 * A change of the rules, which answers all of them as they are then. Whatever was refused, they are fetched anew: somebody else
 * may have been first.
 */
export function useRulesChange<Sent = void, Answer extends DeliveryRules = DeliveryRules>(
  change: Change<Sent, Answer>,
) {
  const { queryKey } = deliveryRulesOptions
  return useChange({
    queue: 'delivery rules',
    answers: queryKey,
    stale: queryKey,
    staleWhenRefused: 'only',
    ...change,
  })
}
