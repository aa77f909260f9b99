import { queryOptions } from '@tanstack/react-query'
import { apiWithoutOverlay } from '../../platform/api/api.ts'
import { PERSISTED_UNDATED } from '../../platform/storage/offline-persister.ts'

export const categoryListOptions = queryOptions({
  queryKey: ['category-list'],
  queryFn: ({ signal }) => apiWithoutOverlay.categoryList({}, { signal }),
  // Eleven names with pictures that change with the product itself.
  staleTime: Number.POSITIVE_INFINITY,
  meta: PERSISTED_UNDATED,
})
