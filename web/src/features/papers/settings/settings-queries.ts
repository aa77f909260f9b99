import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { PERSISTED } from '../../../platform/storage/offline-persister.ts'
import { ALL_PAPERS } from '../paper-queries.ts'

export type Series = Received<Endpoints['getPaperSeries']>[number]
export type AccountingLine = Received<Endpoints['accountingMap']>['lines'][number]

export const seriesOptions = queryOptions({
  queryKey: [...ALL_PAPERS, 'series'],
  queryFn: ({ signal }) => api.getPaperSeries({}, { signal }),
  meta: PERSISTED,
})

export const accountingMapOptions = queryOptions({
  queryKey: [...ALL_PAPERS, 'accounting-map'],
  queryFn: ({ signal }) => api.accountingMap({}, { signal }),
  meta: PERSISTED,
})
