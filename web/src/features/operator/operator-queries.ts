import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { AccountStatus } from '@halles/domain/account.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { quietly } from '../../platform/api.ts'

export type ReviewedAccount = Received<Endpoints['operatorAccounts']>['results'][number]

/** As the contract's summaries say. */
export const PER_PAGE = { accounts: 20, messages: 20, cities: 50, actions: 20 }

/** After anything that an operator does, every list may have changed. */
export const EVERYTHING = ['operator']

type AccountsAsked = { status: AccountStatus | undefined; search: string | undefined; page: number }

export function accountsOptions({ status, search, page }: AccountsAsked) {
  return queryOptions({
    queryKey: [...EVERYTHING, 'accounts', status, search, page],
    queryFn: ({ signal }) =>
      quietly.operatorAccounts({ status, search, page: String(page) }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export function messagesOptions(page: number) {
  return queryOptions({
    queryKey: [...EVERYTHING, 'messages', page],
    queryFn: ({ signal }) => quietly.operatorContactMessages({ page: String(page) }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export function citiesOptions(search: string | undefined, page: number) {
  return queryOptions({
    queryKey: [...EVERYTHING, 'cities', search, page],
    queryFn: ({ signal }) => quietly.operatorCities({ search, page: String(page) }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export function actionsOptions(page: number) {
  return queryOptions({
    queryKey: [...EVERYTHING, 'actions', page],
    queryFn: ({ signal }) => quietly.operatorActions({ page: String(page) }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export const secondFactorOptions = queryOptions({
  queryKey: [...EVERYTHING, 'second-factor'],
  queryFn: ({ signal }) => quietly.secondFactor({}, { signal }),
})
