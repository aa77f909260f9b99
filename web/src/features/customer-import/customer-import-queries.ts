import type { RowKind } from '@halles/domain/import/row-kinds.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { importProblem } from '../../components/import/import-problem.ts'
import { useChange } from '../../components/use-change.ts'
import { api, apiWithOverlay } from '../../platform/api/api.ts'
import { invalidateInAllTabs } from '../../platform/api/cross-tab-invalidation.ts'

export type CustomersPage = Awaited<ReturnType<typeof api.customerImportRows>>
export type ImportedCustomer = CustomersPage['results'][number]
export type CustomerImport = Awaited<ReturnType<typeof api.confirmCustomers>>

export const ROWS_PER_PAGE = 50

const ALL_IMPORTS = ['customer-import'] as const

/** The rows of one kind of a list that was read, and how many there are of each. */
export function customerRowsOptions(publicId: string, kind: RowKind, page: number) {
  return queryOptions({
    queryKey: [...ALL_IMPORTS, publicId, kind, page],
    queryFn: ({ signal }) =>
      api.customerImportRows({ public_id: publicId, kind, page: String(page) }, { signal }),
    // Of one list the counts stay: the rows of another kind or page come under them.
    placeholderData: (before) => (before?.public_id === publicId ? before : undefined),
  })
}

export const lastCustomerImportOptions = queryOptions({
  queryKey: [...ALL_IMPORTS, 'last'],
  queryFn: ({ signal }) => api.lastCustomerImport({}, { signal }),
})

/** Sends a file to be read; the screen shows its own progress. */
export function useReadCustomers(onRead: (preview: CustomerImport) => void) {
  return useChange({
    call: async (file: File) =>
      api.previewCustomers({ file: new Uint8Array(await file.arrayBuffer()) }),
    done: onRead,
    why: importProblem,
  })
}

/** Confirms a preview, or undoes an import: customers and invitations are asked for again. */
export function useCustomerStep(step: 'confirmCustomers' | 'undoCustomers', publicId: string) {
  const client = useQueryClient()
  return useChange({
    call: () => apiWithOverlay[step]({ public_id: publicId }),
    stale: ALL_IMPORTS,
    staleWhenRefused: true,
    waitsForStale: true,
    done() {
      for (const key of ['customer-invitations', 'customers'])
        void invalidateInAllTabs(client, [key])
    },
    failed: importProblem,
    why: importProblem,
  })
}
