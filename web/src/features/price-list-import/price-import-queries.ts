import { isRunning } from '@halles/domain/import/import-state.ts'
import type { PriceRowKind } from '@halles/domain/price-list-import/price-row-kinds.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { invalidateInAllTabs } from '../../platform/api/cross-tab-invalidation.ts'

export type PricesPage = Awaited<ReturnType<typeof api.priceImportRows>>
export type ImportedPrice = PricesPage['results'][number]
export type PriceImport = Awaited<ReturnType<typeof api.confirmPrices>>

export const ROWS_PER_PAGE = 50

/** Every preview and import: what a confirmation or an undoing makes stale. */
export const ALL_PRICE_IMPORTS = ['price-list-import'] as const

const WHILE_RUNNING_MS = 1_000

function unlessAtRest(summary: PriceImport | null | undefined): number | false {
  return summary && isRunning(summary.state) ? WHILE_RUNNING_MS : false
}

/** The rows of one kind of a file that was read, and how many there are of each. */
export function priceRowsOptions(publicId: string, kind: PriceRowKind, page: number) {
  return queryOptions({
    queryKey: [...ALL_PRICE_IMPORTS, publicId, kind, page],
    queryFn: ({ signal }) =>
      api.priceImportRows({ public_id: publicId, kind, page: String(page) }, { signal }),
    // Of one file the counts stay: the rows of another kind or page come under them.
    placeholderData: (before) => (before?.public_id === publicId ? before : undefined),
    refetchInterval: ({ state }) => unlessAtRest(state.data),
  })
}

export function lastPriceImportOptions(listPublicId: string) {
  return queryOptions({
    queryKey: [...ALL_PRICE_IMPORTS, 'last', listPublicId],
    queryFn: ({ signal }) =>
      api.lastPriceImport({ price_list_public_id: listPublicId }, { signal }),
    refetchInterval: ({ state }) => unlessAtRest(state.data?.last),
  })
}

/** Everything that shows prices of a price list. */
export function forgetPrices(client: QueryClient): void {
  for (const key of ['price-lists', 'price-list-lines', 'price-list-history']) {
    void invalidateInAllTabs(client, [key])
  }
}
