import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { PaperState } from '@halles/domain/papers/paper.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { PERSISTED } from '../../platform/storage/offline-persister.ts'

export type ListedPaper = Received<Endpoints['paperList']>['results'][number]
export type Paper = Received<Endpoints['getPaper']>
export type Balances = Received<Endpoints['balances']>

/** Whose papers: those that a supplier issued, or those that a restaurant got. */
export type PaperSide = 'supplier' | 'restaurant'

/** With the orders: what becomes of one decides what is invoiced, and its pages name their papers. */
export const ALL_PAPERS = ['orders', 'papers'] as const

/** What a list is narrowed to, as its address says it. */
export type PaperFilter = {
  month?: string | undefined
  state?: PaperState | 'credit_note' | undefined
  other?: string | undefined
  search?: string | undefined
}

export function papersOptions({ month, state, other, search }: PaperFilter) {
  const isCredit = state === 'credit_note'
  return infiniteQueryOptions({
    queryKey: [...ALL_PAPERS, 'list', month ?? '', state ?? '', other ?? '', search ?? ''],
    queryFn: ({ pageParam, signal }) =>
      api.paperList(
        {
          month,
          search,
          other_public_id: other,
          ...(isCredit ? { kind: 'credit_note' } : { state }),
          cursor: pageParam || undefined,
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ results }) => results),
    placeholderData: keepPreviousData,
    meta: PERSISTED,
  })
}

export function paperOptions(publicId: string) {
  return queryOptions({
    queryKey: [...ALL_PAPERS, 'one', publicId],
    queryFn: ({ signal }) => api.getPaper({ paper_public_id: publicId }, { signal }),
    meta: PERSISTED,
  })
}

/** As the contract's summary says. */
export const BALANCES_PER_PAGE = 20

type BalancesAsked = { search?: string | undefined; page?: number }

/** What is open, due and overdue in all, by month, and by other side. */
export function balancesOptions({ search, page = 1 }: BalancesAsked = {}) {
  return queryOptions({
    queryKey: [...ALL_PAPERS, 'balances', search ?? '', page],
    queryFn: ({ signal }) => api.balances({ search, page: String(page) }, { signal }),
    placeholderData: keepPreviousData,
    meta: PERSISTED,
  })
}
