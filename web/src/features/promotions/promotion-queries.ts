import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'

export const promotionsOptions = queryOptions({
  queryKey: ['promotions'],
  queryFn: ({ signal }) => api.promotionList({}, { signal }),
})

export function unsubscriptionOptions(token: string) {
  return queryOptions({
    queryKey: ['unsubscription', token],
    queryFn: ({ signal }) => api.unsubscribeInfo({ token }, { signal }),
  })
}

export const promotionChoicesOptions = queryOptions({
  queryKey: ['account', 'promotion-choices'],
  queryFn: ({ signal }) => api.promotionChoicesInfo({}, { signal }),
})
