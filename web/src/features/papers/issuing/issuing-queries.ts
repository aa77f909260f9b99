import { Refused } from '@halles/contract/client.ts'
import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { PERSISTED } from '../../../platform/storage/offline-persister.ts'
import { ALL_PAPERS } from '../paper-queries.ts'

type ToIssue = Received<Endpoints['invoicesToIssue']>
export type OrderToInvoice = ToIssue['results'][number]
export type DayToInvoice = ToIssue['days'][number]

/** Orders that can be invoiced, the last day first; the first page says how much there is of each day. */
export const toIssueOptions = infiniteQueryOptions({
  queryKey: [...ALL_PAPERS, 'to-issue'],
  queryFn: ({ pageParam, signal }) =>
    api.invoicesToIssue({ cursor: pageParam || undefined }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next ?? undefined,
  select: ({ pages }) => ({
    days: pages[0]?.days ?? [],
    credits: pages[0]?.credits ?? [],
    orders: pages.flatMap(({ results }) => results),
  }),
  meta: PERSISTED,
})

/** Orders of one customer by their ids, or all that are ready of some days. */
export type DraftAsked =
  | { orders: readonly string[] }
  | { restaurant_public_id: string; from: string; to: string }

/** What an invoice would say now: never a stored one. */
export function draftOptions(asked: DraftAsked) {
  return queryOptions({
    queryKey: [...ALL_PAPERS, 'draft', asked],
    queryFn: ({ signal }) =>
      api.invoiceDraft('orders' in asked ? { orders: asked.orders.join(',') } : asked, { signal }),
  })
}

/** The refusal of a call, where it was refused with that code. */
export function refusedWith(error: unknown, code: string) {
  const body = error instanceof Refused ? error.body : undefined
  return body?.code === code ? body : undefined
}
