import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { PERSISTED } from '../../platform/storage/offline-persister.ts'

export type OfferedSupplier = Awaited<ReturnType<typeof api.supplierInfo>>

export function offeredSupplierOptions(supplier_public_id: string) {
  return queryOptions({
    queryKey: ['supplier-info', supplier_public_id],
    queryFn: ({ signal }) => api.supplierInfo({ supplier_public_id }, { signal }),
    meta: PERSISTED,
  })
}
