import type { Language } from '@halles/contract/language.ts'
import type { ListingName } from '@halles/domain/product.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'

export type OwnPrice = Awaited<ReturnType<typeof api.supplierPrices>>['results'][number]

export const SUPPLIER_PRICES = ['supplier-prices'] as const

/** Always as they now are: what is changed by percent is compared with them. */
export function supplierPricesOptions(category: ListingName, lang: Language) {
  return queryOptions({
    queryKey: [...SUPPLIER_PRICES, category, lang],
    queryFn: ({ signal }) => api.supplierPrices({ category_name: category, lang }, { signal }),
    staleTime: 0,
  })
}
