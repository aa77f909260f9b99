import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { RestaurantOrderStatus } from '@halles/domain/restaurant-order.ts'
import type { SupplierOrderStatus } from '@halles/domain/supplier-order.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { PERSISTED } from '../../platform/storage/offline-persister.ts'

type ItemOf<Answer> = Extract<Answer, readonly unknown[]>[number]
export type RestaurantOrderItem = ItemOf<Received<Endpoints['restaurantOrderList']>>
export type SupplierOrderItem = ItemOf<Received<Endpoints['supplierOrderList']>>
export type RestaurantOrder = Received<Endpoints['restaurantOrderSetToDone']>
export type SupplierOrder = Received<Endpoints['supplierOrderUpdate']>

// Some two months of a restaurant that orders every weekday.
const ORDERS_PER_PAGE = 50

// The list calls answer one order when they are asked for one.
const NOT_ONE = 'asked for one order, answered a list'

/** Of a call that answers one order where it is asked for one. */
function listOf<Order>(answer: Order[] | object): Order[] {
  return Array.isArray(answer) ? answer : []
}

/** Every list and every order: what a change to one order may have made stale. */
export const ALL_ORDERS = ['orders'] as const

/** What an order's suppliers sell beside what is in it. */
export const PRODUCTS_TO_ADD = ['products-to-add'] as const

type Page = { before: string | undefined; limit: string | undefined }

/**
 * By pages, however old: a restaurant that closes no order has hundreds of active ones. Those that wait for their supplier's
 * answer come whole, as all of them are work at hand.
 */
function orderPages<Order extends { public_id: string }>(
  side: 'restaurant' | 'supplier',
  status: SupplierOrderStatus | RestaurantOrderStatus,
  ask: (page: Page, signal: AbortSignal) => Promise<Order[]>,
) {
  const shown = status === 'pending' ? undefined : ORDERS_PER_PAGE
  // One more than is shown says whether there are older ones.
  const limit = shown && String(shown + 1)
  return infiniteQueryOptions({
    queryKey: [...ALL_ORDERS, side, 'pages', status],
    queryFn: async ({ pageParam: before, signal }) => {
      return ask({ before: before || undefined, limit }, signal)
    },
    initialPageParam: '',
    getNextPageParam: (last: Order[]) =>
      shown && last.length > shown ? last[shown - 1]?.public_id : undefined,
    select: ({ pages }) => pages.flatMap((page) => page.slice(0, shown)),
    meta: PERSISTED,
  })
}

export function restaurantOrdersOptions(status: RestaurantOrderStatus) {
  return orderPages('restaurant', status, async (page, signal) =>
    listOf(await api.restaurantOrderList({ status, ...page }, { signal })),
  )
}

export function supplierOrdersOptions(status: SupplierOrderStatus) {
  return orderPages('supplier', status, async (page, signal) =>
    listOf(await api.supplierOrderList({ status, ...page }, { signal })),
  )
}

export function restaurantOrderOptions(publicId: string) {
  return queryOptions({
    queryKey: [...ALL_ORDERS, 'restaurant', 'one', publicId],
    queryFn: async ({ signal }) => {
      const answer = await api.restaurantOrderList({ order_public_id: publicId }, { signal })
      if (Array.isArray(answer)) throw new TypeError(NOT_ONE)
      return answer
    },
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
      const wanted = { status, delivery_day: day, zone }
      return listOf(await api.supplierOrderList(wanted, { signal }))
    },
    meta: PERSISTED,
  })
}

/** How many orders wait for an answer, and how many are accepted and not done. */
export const supplierOrderCountsOptions = queryOptions({
  queryKey: [...ALL_ORDERS, 'supplier', 'counts'],
  queryFn: ({ signal }) => api.supplierOrderCounts({}, { signal }),
  meta: PERSISTED,
})

/** Credit requests that wait for the supplier's answer. */
export const openCreditsOptions = queryOptions({
  queryKey: [...ALL_ORDERS, 'supplier', 'credits'],
  queryFn: ({ signal }) => api.creditList({}, { signal }),
  meta: PERSISTED,
})

export function supplierOrderOptions(publicId: string) {
  return queryOptions({
    queryKey: [...ALL_ORDERS, 'supplier', 'one', publicId],
    queryFn: async ({ signal }) => {
      const input = { supplier_order_public_id: publicId }
      const answer = await api.supplierOrderList(input, { signal })
      if (Array.isArray(answer)) throw new TypeError(NOT_ONE)
      return answer
    },
    meta: PERSISTED,
  })
}
