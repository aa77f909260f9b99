import { queryOptions } from '@tanstack/react-query'
import { quietly } from '../../platform/api.ts'

export const promotionsOptions = queryOptions({
  queryKey: ['promotions'],
  queryFn: ({ signal }) => quietly.promotionList({}, { signal }),
})

export function unsubscriptionOptions(token: string) {
  return queryOptions({
    queryKey: ['unsubscription', token],
    queryFn: ({ signal }) => quietly.unsubscribeInfo({ token }, { signal }),
  })
}

export const promotionChoicesOptions = queryOptions({
  queryKey: ['account', 'promotion-choices'],
  queryFn: ({ signal }) => quietly.promotionChoicesInfo({}, { signal }),
})
