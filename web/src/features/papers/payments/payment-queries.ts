import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { PERSISTED } from '../../../platform/storage/offline-persister.ts'
import { ALL_PAPERS } from '../paper-queries.ts'

export type Payment = Received<Endpoints['paymentList']>['results'][number]
export type Balance = Received<Endpoints['getBalance']>
export type Statement = Received<Endpoints['getStatement']>

/** As the contract's summary says. */
export const PAYMENTS_PER_PAGE = 20

type PaymentsAsked = {
  business?: string | undefined
  paper?: string | undefined
  page?: number
}

/** Payments of all, of one other side, or of one invoice. */
export function paymentsOptions({ business, paper, page = 1 }: PaymentsAsked) {
  return queryOptions({
    queryKey: [...ALL_PAPERS, 'payments', business ?? '', paper ?? '', page],
    queryFn: ({ signal }) =>
      api.paymentList(
        { business_public_id: business, paper_public_id: paper, page: String(page) },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: PERSISTED,
  })
}

/** What is open with one other side, invoice by invoice. */
export function balanceOptions(business: string) {
  return queryOptions({
    queryKey: [...ALL_PAPERS, 'balance', business],
    queryFn: ({ signal }) => api.getBalance({ business_public_id: business }, { signal }),
    meta: PERSISTED,
  })
}

export function statementOptions(business: string, month: string) {
  return queryOptions({
    queryKey: [...ALL_PAPERS, 'statement', business, month],
    queryFn: ({ signal }) => api.getStatement({ business_public_id: business, month }, { signal }),
    placeholderData: keepPreviousData,
    meta: PERSISTED,
  })
}
