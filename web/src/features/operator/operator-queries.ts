import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { AccountStatus } from '@halles/domain/account.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'

export type ReviewedAccount = Received<Endpoints['operatorAccounts']>['results'][number]
export type ReviewedPhoto = Received<Endpoints['operatorPhotos']>['results'][number]
export type Incident = Received<Endpoints['operatorIncidents']>['results'][number]
export type OperatorActionEntry = Received<Endpoints['operatorActions']>['results'][number]
export type TaxRules = Received<Endpoints['operatorTaxRules']>
export type AddedTaxRule = TaxRules['results'][number]
export type IncidentEntry = Incident['entries'][number]

/** As the contract's summaries say. */
export const PER_PAGE = {
  accounts: 20,
  messages: 20,
  cities: 50,
  actions: 20,
  photos: 20,
  taxRules: 20,
  incidents: 20,
}

/** After anything that an operator does, every list may have changed. */
export const OPERATOR_KEYS = ['operator']

type AccountsAsked = { status: AccountStatus | undefined; search: string | undefined; page: number }

export function accountsOptions({ status, search, page }: AccountsAsked) {
  return queryOptions({
    queryKey: [...OPERATOR_KEYS, 'accounts', status, search, page],
    queryFn: ({ signal }) =>
      api.operatorAccounts({ status, search, page: String(page) }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export function messagesOptions(page: number) {
  return queryOptions({
    queryKey: [...OPERATOR_KEYS, 'messages', page],
    queryFn: ({ signal }) => api.operatorContactMessages({ page: String(page) }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export function citiesOptions(search: string | undefined, page: number) {
  return queryOptions({
    queryKey: [...OPERATOR_KEYS, 'cities', search, page],
    queryFn: ({ signal }) => api.operatorCities({ search, page: String(page) }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export function actionsOptions(page: number) {
  return queryOptions({
    queryKey: [...OPERATOR_KEYS, 'actions', page],
    queryFn: ({ signal }) => api.operatorActions({ page: String(page) }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export function photosOptions(state: 'reported' | 'hidden', page: number) {
  return queryOptions({
    queryKey: [...OPERATOR_KEYS, 'photos', state, page],
    queryFn: ({ signal }) => api.operatorPhotos({ state, page: String(page) }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export function taxRulesOptions(page: number) {
  return queryOptions({
    queryKey: [...OPERATOR_KEYS, 'tax-rules', page],
    queryFn: ({ signal }) => api.operatorTaxRules({ page: String(page) }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export function incidentsOptions(page: number) {
  return queryOptions({
    queryKey: [...OPERATOR_KEYS, 'incidents', page],
    queryFn: ({ signal }) => api.operatorIncidents({ page: String(page) }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export const secondFactorOptions = queryOptions({
  queryKey: [...OPERATOR_KEYS, 'second-factor'],
  queryFn: ({ signal }) => api.secondFactor({}, { signal }),
})
