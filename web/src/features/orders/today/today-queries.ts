import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { PERSISTED } from '../../../platform/storage/offline-persister.ts'
import { ALL_ORDERS } from '../order-queries.ts'

export const restaurantTodayOptions = queryOptions({
  queryKey: [...ALL_ORDERS, 'restaurant', 'today'],
  queryFn: ({ signal }) => api.restaurantToday({}, { signal }),
  meta: PERSISTED,
})

export const supplierTodayOptions = queryOptions({
  queryKey: [...ALL_ORDERS, 'supplier', 'today'],
  queryFn: ({ signal }) => api.supplierToday({}, { signal }),
  meta: PERSISTED,
})
