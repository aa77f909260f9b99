import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { CustomerStatus } from '@halles/domain/customer.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useChange } from '../../components/use-change.ts'
import { api, errorMessage } from '../../platform/api/api.ts'
import type { Nothing } from '../../platform/api/change.ts'
import { PERSISTED } from '../../platform/storage/offline-persister.ts'

export type ListedCustomer = Received<Endpoints['customerList']>['results'][number]
export type Customer = Received<Endpoints['getCustomer']>

/** As the contract's summary says. */
export const CUSTOMERS_PER_PAGE = 20

/** With the orders, which make customers: what happens to one makes both stale. */
export const ALL_CUSTOMERS = ['orders', 'customers'] as const

type CustomersAsked = {
  status: 'all' | CustomerStatus
  search: string | undefined
  page: number
}

export function customersOptions({ status, search, page }: CustomersAsked) {
  return queryOptions({
    queryKey: [...ALL_CUSTOMERS, 'list', status, search ?? '', page],
    queryFn: ({ signal }) => api.customerList({ status, search, page: String(page) }, { signal }),
    placeholderData: keepPreviousData,
    meta: PERSISTED,
  })
}

export function customerOptions(publicId: string) {
  return queryOptions({
    queryKey: [...ALL_CUSTOMERS, 'one', publicId],
    queryFn: ({ signal }) => api.getCustomer({ restaurant_public_id: publicId }, { signal }),
    meta: PERSISTED,
  })
}

/** What a change of a customer makes stale. */
export function staleWith(publicId: string) {
  return {
    answers: customerOptions(publicId).queryKey,
    stale: ALL_CUSTOMERS,
    staleWhenRefused: true,
  } as const
}

type Standing = { to: 'open' | 'closed'; said: string; onDone: () => void }

/** Opens a customer's account, or closes it. What is on screen is so before it is done. */
export function useStandingChange(publicId: string, { to, said, onDone }: Standing) {
  return useChange({
    ...staleWith(publicId),
    waitsForStale: true,
    call: (_: Nothing, options) =>
      api.customerSave({ restaurant_public_id: publicId, status: to }, options),
    done() {
      onDone()
      return said
    },
    failed: (error) => errorMessage(error),
  })
}
