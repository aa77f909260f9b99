import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { apiWithoutOverlay } from '../../platform/api/api.ts'
import { PERSISTED } from '../../platform/storage/offline-persister.ts'

export type PickOrders = Received<Endpoints['pickOrders']>
export type PickOrder = Received<Endpoints['pickOrder']>
export type PickList = Received<Endpoints['pickList']>
export type PickProduct = PickList['products'][number]

// Under `orders`: what makes those stale makes these.
export const pickListOptions = queryOptions({
  queryKey: ['orders', 'pick', 'products'],
  queryFn: ({ signal }) => apiWithoutOverlay.pickList({}, { signal }),
  meta: PERSISTED,
})

export const pickOrdersOptions = queryOptions({
  queryKey: ['orders', 'pick', 'list'],
  queryFn: ({ signal }) => apiWithoutOverlay.pickOrders({}, { signal }),
  meta: PERSISTED,
})

export function pickOrderOptions(publicId: string) {
  return queryOptions({
    queryKey: ['orders', 'pick', 'one', publicId],
    queryFn: ({ signal }) =>
      apiWithoutOverlay.pickOrder({ supplier_order_public_id: publicId }, { signal }),
    meta: PERSISTED,
  })
}
