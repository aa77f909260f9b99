import { queryOptions } from '@tanstack/react-query'
import { apiWithoutOverlay } from '../../platform/api/api.ts'
import { PERSISTED_UNDATED } from '../../platform/storage/offline-persister.ts'

export function ownAccountKey(kind: 'restaurant' | 'supplier') {
  return ['account', kind] as const
}

export const restaurantAccountOptions = queryOptions({
  queryKey: ownAccountKey('restaurant'),
  queryFn: ({ signal }) => apiWithoutOverlay.restaurantAccountInfo({}, { signal }),
  meta: PERSISTED_UNDATED,
})

export const supplierAccountOptions = queryOptions({
  queryKey: ownAccountKey('supplier'),
  queryFn: ({ signal }) => apiWithoutOverlay.supplierAccountInfo({}, { signal }),
  meta: PERSISTED_UNDATED,
})
