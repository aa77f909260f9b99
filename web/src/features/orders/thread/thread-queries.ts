import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { PERSISTED } from '../../../platform/storage/offline-persister.ts'
import { ALL_ORDERS, type RestaurantOrder } from '../order-queries.ts'

export type Thread = Received<Endpoints['getOrderThread']>
export type ThreadEntry = Thread['entries'][number]

/** The lines of the order, which its trail names by their ids. */
export type TrailLines = readonly {
  public_id: string
  product: RestaurantOrder['supplier_products'][number]['products'][number]['product']
}[]

/** The trail of one supplier's order by pages, the newest first; as data it is one trail, by number. */
export function threadOptions(publicId: string) {
  return infiniteQueryOptions({
    queryKey: [...ALL_ORDERS, 'thread', publicId],
    queryFn: ({ pageParam: before, signal }) =>
      api.getOrderThread(
        { supplier_order_public_id: publicId, before: before || undefined },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ has_earlier, entries: [first] }) =>
      has_earlier && first ? `${first.number}` : undefined,
    select: ({ pages }): Thread => {
      const [newest] = pages
      if (!newest) throw new TypeError('a query with data has a page')
      return { ...newest, entries: pages.toReversed().flatMap(({ entries }) => entries) }
    },
    meta: PERSISTED,
  })
}
