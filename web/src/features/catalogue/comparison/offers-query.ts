import { queryOptions } from '@tanstack/react-query'
import { apiWithoutOverlay } from '../../../platform/api/api.ts'
import { PERSISTED } from '../../../platform/storage/offline-persister.ts'

export function otherOffersOptions(product_public_id: string) {
  return queryOptions({
    queryKey: ['product-offers', product_public_id],
    queryFn: ({ signal }) => apiWithoutOverlay.productOffers({ product_public_id }, { signal }),
    staleTime: 60_000,
    meta: PERSISTED,
  })
}
