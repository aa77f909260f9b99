import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { quietly } from '../../platform/api.ts'

export type ReviewedAccount = Received<Endpoints['operatorAccounts']>['results'][number]

export const pendingAccountsOptions = infiniteQueryOptions({
  queryKey: ['operator', 'accounts', 'pending'],
  queryFn: ({ pageParam, signal }) =>
    quietly.operatorAccounts({ status: 'pending', page: String(pageParam) }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ count }, pages) => {
    const shown = pages.reduce((sum, { results }) => sum + results.length, 0)
    return shown < count ? pages.length + 1 : undefined
  },
})
