import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { Language } from '@halles/contract/language.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useChange } from '../../components/use-change.ts'
import { api } from '../../platform/api/api.ts'
import type { Change } from '../../platform/api/change.ts'
import { PERSISTED } from '../../platform/storage/offline-persister.ts'

type OwnSpecials = Received<Endpoints['specialList']>
export type Special = OwnSpecials['specials'][number]

export const specialsOptions = queryOptions({
  queryKey: ['specials'],
  queryFn: ({ signal }) => api.specialList({}, { signal }),
  meta: PERSISTED,
})

/** A change of the specials, which answers all of them as they are then. After a refusal they are fetched anew. */
export function useSpecialChange<Sent = void>(change: Change<Sent, OwnSpecials>) {
  const { queryKey } = specialsOptions
  return useChange({
    queue: 'specials',
    answers: queryKey,
    stale: queryKey,
    staleWhenRefused: 'only',
    ...change,
  })
}

/** The product of a special, as its form needs it. */
export type ProductToSell = {
  public_id: string
  name_fr: string
  name_en: string
  price: string
}

/** The supplier's own products that words are found in, the first ten. */
export function foundProductsOptions(search: string, lang: Language) {
  return queryOptions({
    queryKey: ['products-to-sell', search, lang],
    queryFn: async ({ signal }): Promise<readonly ProductToSell[]> => {
      const answer = await api.supplierProductList({ search, page: '1', lang }, { signal })
      return 'results' in answer ? answer.results : []
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
