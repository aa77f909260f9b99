import { queryOptions } from '@tanstack/react-query'
import { apiWithoutOverlay } from '../../platform/api/api.ts'

export const promotionsOptions = queryOptions({
  queryKey: ['promotions'],
  queryFn: ({ signal }) => apiWithoutOverlay.promotionList({}, { signal }),
})

export function unsubscriptionOptions(token: string) {
  return queryOptions({
    queryKey: ['unsubscription', token],
    queryFn: ({ signal }) => apiWithoutOverlay.unsubscribeInfo({ token }, { signal }),
  })
}

export const promotionChoicesOptions = queryOptions({
  queryKey: ['account', 'promotion-choices'],
  queryFn: ({ signal }) => apiWithoutOverlay.promotionChoicesInfo({}, { signal }),
})
