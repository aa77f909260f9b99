import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { apiWithoutOverlay } from '../../platform/api/api.ts'
import { PERSISTED } from '../../platform/storage/offline-persister.ts'

export type PickOrders = Received<Endpoints['pickOrders']>
export type PickOrder = Received<Endpoints['pickOrder']>

/** Nobody tells a picker of a new order: the list is read again now and then. */
const READ_AGAIN_MS = 60_000

export const pickOrdersOptions = queryOptions({
  queryKey: ['orders', 'pick', 'list'],
  queryFn: ({ signal }) => apiWithoutOverlay.pickOrders({}, { signal }),
  refetchInterval: READ_AGAIN_MS,
  meta: PERSISTED,
})

export function pickOrderOptions(publicId: string) {
  return queryOptions({
    queryKey: ['orders', 'pick', 'one', publicId],
    queryFn: ({ signal }) =>
      apiWithoutOverlay.pickOrder({ supplier_order_public_id: publicId }, { signal }),
    refetchInterval: READ_AGAIN_MS,
    meta: PERSISTED,
  })
}
