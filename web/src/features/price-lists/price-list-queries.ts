import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { useChange } from '../../components/use-change.ts'
import { api } from '../../platform/api/api.ts'
import type { Change } from '../../platform/api/change.ts'
import { PERSISTED } from '../../platform/storage/offline-persister.ts'

type OwnPriceLists = Received<Endpoints['priceListList']>
export type PriceList = OwnPriceLists['price_lists'][number]

export const priceListsOptions = queryOptions({
  queryKey: ['price-lists'],
  queryFn: ({ signal }) => api.priceListList({}, { signal }),
  meta: PERSISTED,
})

/** A change of the price lists, which answers all of them as they are then. After a refusal they are fetched anew. */
export function usePriceListChange<Sent = void>(change: Change<Sent, OwnPriceLists>) {
  const { queryKey } = priceListsOptions
  return useChange({
    queue: 'price-lists',
    answers: queryKey,
    stale: queryKey,
    staleWhenRefused: 'only',
    ...change,
  })
}
