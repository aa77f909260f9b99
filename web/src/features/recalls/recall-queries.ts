import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { PERSISTED } from '../../platform/storage/offline-persister.ts'

export type LotReceivers = Received<Endpoints['getLotReceivers']>
export type RecallList = Received<Endpoints['recallList']>
export type RecallRecord = Received<Endpoints['getRecall']>
export type RecallNotice = Received<Endpoints['getRecalls']>[number]

/** As the contract's summary says. */
export const RECALLS_PER_PAGE = 20

/** With the orders: what colleagues and the other side do makes both stale. */
export const ALL_RECALLS = ['orders', 'recalls'] as const

type AskedLot = { lot: string; product?: string | undefined }

export function receiversOptions({ lot, product }: AskedLot) {
  return queryOptions({
    queryKey: [...ALL_RECALLS, 'receivers', lot, product ?? ''],
    queryFn: ({ signal }) => api.getLotReceivers({ lot, product_public_id: product }, { signal }),
  })
}

export function recallsOptions(page: number) {
  return queryOptions({
    queryKey: [...ALL_RECALLS, 'list', page],
    queryFn: ({ signal }) => api.recallList({ page: String(page) }, { signal }),
    placeholderData: keepPreviousData,
    meta: PERSISTED,
  })
}

export function recallOptions(publicId: string) {
  return queryOptions({
    queryKey: [...ALL_RECALLS, 'one', publicId],
    queryFn: ({ signal }) => api.getRecall({ recall_public_id: publicId }, { signal }),
    meta: PERSISTED,
  })
}

/** The one notice of its name, as a list. */
export function noticeOptions(publicId: string) {
  return queryOptions({
    queryKey: [...ALL_RECALLS, 'notice', publicId],
    queryFn: ({ signal }) => api.getRecalls({ recall_public_id: publicId }, { signal }),
    meta: PERSISTED,
  })
}

export const noticesOptions = queryOptions({
  queryKey: [...ALL_RECALLS, 'notices'],
  queryFn: ({ signal }) => api.getRecalls({}, { signal }),
  meta: PERSISTED,
})
