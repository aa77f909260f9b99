import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { PERSISTED } from '../../../platform/storage/offline-persister.ts'

/** What can be ordered again. Under the orders' key: an order that is placed makes it stale with them. */
export const orderAgainOptions = queryOptions({
  queryKey: ['orders', 'again'],
  queryFn: ({ signal }) => api.getOrderAgain({}, { signal }),
  meta: PERSISTED,
})
