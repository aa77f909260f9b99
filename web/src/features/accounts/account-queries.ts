import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'

export const restaurantAccountOptions = queryOptions({
  queryKey: ['account', 'restaurant'],
  queryFn: ({ signal }) => api.restaurantAccountInfo({}, { signal }),
})

export const supplierAccountOptions = queryOptions({
  queryKey: ['account', 'supplier'],
  queryFn: ({ signal }) => api.supplierAccountInfo({}, { signal }),
})
