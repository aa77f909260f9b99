import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { PERSISTED } from '../../platform/storage/offline-persister.ts'

export type PickOrders = Received<Endpoints['pickOrders']>
export type PickOrder = Received<Endpoints['pickOrder']>
export type PickList = Received<Endpoints['pickList']>
export type PickProduct = PickList['products'][number]

// Under `orders`: what makes those stale makes these.
export const ALL_PICKING = ['orders', 'pick'] as const
export const ALL_PICK_LISTS = ['orders', 'pick', 'products'] as const

/** Of all accepted orders, or of those delivered on a day, to every zone or to one. */
export type AskedPickList = { day?: string | undefined; zone?: string | undefined }

export function pickListOptions(asked: AskedPickList = {}) {
  return queryOptions({
    queryKey: [...ALL_PICK_LISTS, asked.day ?? '', asked.zone ?? ''],
    queryFn: ({ signal }) => api.pickList(asked, { signal }),
    meta: PERSISTED,
  })
}

/** Of which orders a list is. */
export function askedOf({ day, zone }: PickList): AskedPickList {
  return { day: day ?? undefined, zone: zone?.public_id }
}

export const pickOrdersOptions = queryOptions({
  queryKey: ['orders', 'pick', 'list'],
  queryFn: ({ signal }) => api.pickOrders({}, { signal }),
  meta: PERSISTED,
})

export function pickOrderOptions(publicId: string) {
  return queryOptions({
    queryKey: ['orders', 'pick', 'one', publicId],
    queryFn: ({ signal }) => api.pickOrder({ supplier_order_public_id: publicId }, { signal }),
    meta: PERSISTED,
  })
}
