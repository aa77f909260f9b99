import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { PERSISTED } from '../../platform/storage/offline-persister.ts'

export type OfferedSupplier = Awaited<ReturnType<typeof api.supplierInfo>>

export function offeredSupplierOptions(supplier_public_id: string) {
  return queryOptions({
    // With the orders: an order opens an account, and so does the supplier while the page is open.
    queryKey: ['orders', 'supplier-info', supplier_public_id],
    queryFn: ({ signal }) => api.supplierInfo({ supplier_public_id }, { signal }),
    meta: PERSISTED,
  })
}
