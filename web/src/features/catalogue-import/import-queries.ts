import { isRunning } from '@halles/domain/import/import-state.ts'
import type { RowKind } from '@halles/domain/import/row-kinds.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'

export type ImportPage = Awaited<ReturnType<typeof api.importRows>>
export type ImportedRow = ImportPage['results'][number]
export type ImportSummary = Awaited<ReturnType<typeof api.confirmImport>>

export const ROWS_PER_PAGE = 50

/** Every preview and import: what a confirmation or an undoing makes stale. */
export const ALL_IMPORTS = ['catalogue-import'] as const

// An import's slice takes a quarter of a second.
const WHILE_RUNNING = 1_000

function unlessAtRest(summary: ImportSummary | null | undefined): number | false {
  return summary && isRunning(summary.state) ? WHILE_RUNNING : false
}

/** The rows of one kind of a list that was read, and how many there are of each. */
export function importRowsOptions(publicId: string, kind: RowKind, page: number) {
  return queryOptions({
    queryKey: [...ALL_IMPORTS, publicId, kind, page],
    queryFn: ({ signal }) =>
      api.importRows({ public_id: publicId, kind, page: String(page) }, { signal }),
    // Of one list the counts stay: the rows of another kind or page come under them.
    placeholderData: (before) => (before?.public_id === publicId ? before : undefined),
    refetchInterval: ({ state }) => unlessAtRest(state.data),
  })
}

export const lastImportOptions = queryOptions({
  queryKey: [...ALL_IMPORTS, 'last'],
  queryFn: ({ signal }) => api.lastImport({}, { signal }),
  refetchInterval: ({ state }) => unlessAtRest(state.data?.last),
})
