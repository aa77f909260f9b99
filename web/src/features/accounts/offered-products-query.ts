import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { PERSISTED } from '../../platform/storage/offline-persister.ts'

export function offeredProductsOptions(supplier_public_id: string) {
  return queryOptions({
    queryKey: ['product-list', 'count', supplier_public_id],
    queryFn: async ({ signal }) =>
      (await api.productList({ supplier_public_id }, { signal })).count,
    meta: PERSISTED,
  })
}
