import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { KEPT_UNDATED } from '../../platform/kept-answers.ts'

export function ownAccountKey(kind: 'restaurant' | 'supplier') {
  return ['account', kind] as const
}

export const restaurantAccountOptions = queryOptions({
  queryKey: ownAccountKey('restaurant'),
  queryFn: ({ signal }) => api.restaurantAccountInfo({}, { signal }),
  meta: KEPT_UNDATED,
})

export const supplierAccountOptions = queryOptions({
  queryKey: ownAccountKey('supplier'),
  queryFn: ({ signal }) => api.supplierAccountInfo({}, { signal }),
  meta: KEPT_UNDATED,
})
