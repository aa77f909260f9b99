import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { PERSISTED } from '../../platform/storage/offline-persister.ts'

export type DeliveryDays = Received<Endpoints['deliveryDayList']>
export type DeliveryDay = DeliveryDays['days'][number]
export type RouteSheet = Received<Endpoints['routeSheet']>
export type Stop = RouteSheet['stops'][number]

/** A day of delivery, to every zone or to one by its public id. */
export type AskedDelivery = { day: string; zone?: string | undefined }

// Under `orders`: what makes those stale makes these.
export const deliveryDaysOptions = queryOptions({
  queryKey: ['orders', 'by-day', 'days'],
  queryFn: ({ signal }) => api.deliveryDayList({}, { signal }),
  meta: PERSISTED,
})

export const ALL_ROUTES = ['orders', 'by-day', 'route'] as const

export function routeSheetOptions({ day, zone }: AskedDelivery) {
  return queryOptions({
    queryKey: [...ALL_ROUTES, day, zone ?? ''],
    queryFn: ({ signal }) => api.routeSheet({ day, zone }, { signal }),
    meta: PERSISTED,
  })
}
