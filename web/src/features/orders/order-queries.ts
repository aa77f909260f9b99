import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { RestaurantOrderStatus } from '@halles/domain/restaurant-order.ts'
import type { SupplierOrderStatus } from '@halles/domain/supplier-order.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { apiWithoutOverlay } from '../../platform/api/api.ts'
import { PERSISTED } from '../../platform/storage/offline-persister.ts'

type ItemOf<Answer> = Extract<Answer, readonly unknown[]>[number]
export type RestaurantOrderItem = ItemOf<Received<Endpoints['restaurantOrderList']>>
export type SupplierOrderItem = ItemOf<Received<Endpoints['supplierOrderList']>>
export type RestaurantOrder = Received<Endpoints['restaurantOrderSetToDone']>
export type SupplierOrder = Received<Endpoints['supplierOrderUpdate']>

const DONE_PER_PAGE = 100

// The list calls answer one order when they are asked for one.
const NOT_ONE = 'asked for one order, answered a list'

/** Every list and every order: what a change to one order may have made stale. */
export const ALL_ORDERS = ['orders'] as const

export function restaurantOrdersOptions(status: RestaurantOrderStatus) {
  return queryOptions({
    queryKey: [...ALL_ORDERS, 'restaurant', 'list', status],
    queryFn: async ({ signal }) => {
      const answer = await apiWithoutOverlay.restaurantOrderList({ status }, { signal })
      return Array.isArray(answer) ? answer : []
    },
    meta: PERSISTED,
  })
}

export function restaurantOrderOptions(publicId: string) {
  return queryOptions({
    queryKey: [...ALL_ORDERS, 'restaurant', 'one', publicId],
    queryFn: async ({ signal }) => {
      const answer = await apiWithoutOverlay.restaurantOrderList(
        { order_public_id: publicId },
        { signal },
      )
      if (Array.isArray(answer)) throw new TypeError(NOT_ONE)
      return answer
    },
    meta: PERSISTED,
  })
}

/** Done orders by pages, however old, for they only ever grow; the others are answered as they are: open work. */
export function supplierOrdersOptions(status: SupplierOrderStatus) {
  const limit = status === 'done' ? DONE_PER_PAGE : undefined
  return infiniteQueryOptions({
    queryKey: [...ALL_ORDERS, 'supplier', 'pages', status],
    queryFn: async ({ pageParam: before, signal }) => {
      const wanted = { status, before: before || undefined, limit: limit && String(limit) }
      const answer = await apiWithoutOverlay.supplierOrderList(wanted, { signal })
      return Array.isArray(answer) ? answer : []
    },
    initialPageParam: '',
    getNextPageParam: (last) => (last.length === limit ? last.at(-1)?.public_id : undefined),
    select: ({ pages }) => pages.flat(),
    meta: PERSISTED,
  })
}

/** Open orders of a status that are delivered on a day, or whose delivery is arranged (`none`), to every zone or to one. */
export function deliveryOrdersOptions(
  status: 'pending' | 'acknowledged',
  { day, zone }: { day: string; zone?: string | undefined },
) {
  return queryOptions({
    queryKey: [...ALL_ORDERS, 'supplier', 'day', status, day, zone ?? ''],
    queryFn: async ({ signal }) => {
      const answer = await apiWithoutOverlay.supplierOrderList(
        { status, delivery_day: day, zone },
        { signal },
      )
      return Array.isArray(answer) ? answer : []
    },
    meta: PERSISTED,
  })
}

/** How many orders wait for an answer, and how many are accepted and not done. */
export const supplierOrderCountsOptions = queryOptions({
  queryKey: [...ALL_ORDERS, 'supplier', 'counts'],
  queryFn: ({ signal }) => apiWithoutOverlay.supplierOrderCounts({}, { signal }),
  meta: PERSISTED,
})

/** Credit requests that wait for the supplier's answer. */
export const openCreditsOptions = queryOptions({
  queryKey: [...ALL_ORDERS, 'supplier', 'credits'],
  queryFn: ({ signal }) => apiWithoutOverlay.creditList({}, { signal }),
  meta: PERSISTED,
})

export function supplierOrderOptions(publicId: string) {
  return queryOptions({
    queryKey: [...ALL_ORDERS, 'supplier', 'one', publicId],
    queryFn: async ({ signal }) => {
      const input = { supplier_order_public_id: publicId }
      const answer = await apiWithoutOverlay.supplierOrderList(input, { signal })
      if (Array.isArray(answer)) throw new TypeError(NOT_ONE)
      return answer
    },
    meta: PERSISTED,
  })
}
