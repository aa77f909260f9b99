import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { PERSISTED } from '../../../platform/storage/offline-persister.ts'

export const OTHER_OFFERS = ['product-offers'] as const

export function otherOffersOptions(product_public_id: string) {
  return queryOptions({
    queryKey: [...OTHER_OFFERS, product_public_id],
    queryFn: ({ signal }) => api.productOffers({ product_public_id }, { signal }),
    staleTime: 60_000,
    meta: PERSISTED,
  })
}
