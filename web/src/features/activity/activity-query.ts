import type { Received, Sent } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { PERSISTED } from '../../platform/storage/offline-persister.ts'

export type ActivityFilter = Omit<Sent<Endpoints['businessActivity']>, 'before'>
type Page = Received<Endpoints['businessActivity']>
export type ActivityEntry = Page['entries'][number]

export function activityOptions(filter: ActivityFilter) {
  return infiniteQueryOptions({
    queryKey: ['activity', filter],
    queryFn: ({ pageParam, signal }) =>
      api.businessActivity({ ...filter, before: pageParam || undefined }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }: Page) => next ?? undefined,
    select: ({ pages }) => ({
      entries: pages.flatMap(({ entries }) => entries),
      persons: pages[0]?.persons ?? [],
    }),
    meta: PERSISTED,
  })
}
