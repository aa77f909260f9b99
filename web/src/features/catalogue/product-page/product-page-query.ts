import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { PERSISTED } from '../../../platform/storage/offline-persister.ts'

export type ProductPage = Awaited<ReturnType<typeof api.getProduct>>
export type OwnProductPage = Awaited<ReturnType<typeof api.supplierProduct>>

/** Every product's page of a restaurant. */
export const PRODUCT_PAGES = ['product-page'] as const

export function productPageOptions(product_public_id: string) {
  return queryOptions({
    queryKey: [...PRODUCT_PAGES, product_public_id],
    queryFn: ({ signal }) => api.getProduct({ product_public_id }, { signal }),
    staleTime: 60_000,
    meta: PERSISTED,
  })
}

/** What restaurants see of one of the supplier's own: always as it now is. */
export function ownProductPageOptions(product_public_id: string) {
  return queryOptions({
    queryKey: ['own-product-page', product_public_id],
    queryFn: ({ signal }) => api.supplierProduct({ product_public_id }, { signal }),
    staleTime: 0,
  })
}
