import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import {
  invalidateInAllTabs,
  invalidateInOtherTabs,
} from '../../platform/api/cross-tab-invalidation.ts'
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
export function useRulesChange<Sent, Answer extends DeliveryRules>(
  call: (sent: Sent) => Promise<Answer>,
  onChanged: (answer: Answer, sent: Sent) => void,
) {
  const client = useQueryClient()
  const { queryKey } = deliveryRulesOptions
  return useMutation({
    scope: { id: 'delivery rules' },
    mutationFn: call,
    onSuccess(rules, sent) {
      client.setQueryData(queryKey, rules)
      invalidateInOtherTabs(queryKey)
      onChanged(rules, sent)
    },
    onError: () => void invalidateInAllTabs(client, queryKey),
  })
}
