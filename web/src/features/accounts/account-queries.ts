import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { PERSISTED_UNDATED } from '../../platform/storage/offline-persister.ts'

/** Of the person, whichever business it acts for. */
export const ownProfileOptions = queryOptions({
  queryKey: ['account', 'profile'],
  queryFn: ({ signal }) => api.ownProfile({}, { signal }),
  meta: PERSISTED_UNDATED,
})

export function ownAccountKey(kind: 'restaurant' | 'supplier') {
  return ['account', kind] as const
}

export const restaurantAccountOptions = queryOptions({
  queryKey: ownAccountKey('restaurant'),
  queryFn: ({ signal }) => api.restaurantAccountInfo({}, { signal }),
  meta: PERSISTED_UNDATED,
})

export const supplierAccountOptions = queryOptions({
  queryKey: ownAccountKey('supplier'),
  queryFn: ({ signal }) => api.supplierAccountInfo({}, { signal }),
  meta: PERSISTED_UNDATED,
})
