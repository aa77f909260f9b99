import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { PERSISTED, PERSISTED_UNDATED } from '../../platform/storage/offline-persister.ts'

export const categoryListOptions = queryOptions({
  queryKey: ['category-list'],
  queryFn: ({ signal }) => api.categoryList({}, { signal }),
  // Eleven names with pictures that change with the product itself.
  staleTime: Number.POSITIVE_INFINITY,
  meta: PERSISTED_UNDATED,
})

export type CategoryCounts = readonly { category: string; products: number }[]

export const ownProductCountsOptions = queryOptions({
  queryKey: ['supplier-product-counts'],
  queryFn: ({ signal }) => api.supplierProductCounts({}, { signal }),
  meta: PERSISTED,
})
