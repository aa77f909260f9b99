import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { Language } from '@halles/contract/language.ts'
import type { CategoryName } from '@halles/domain/product.ts'
import type { Tax } from '@halles/domain/tax/tax-class.ts'
import { taxesTexts } from '@halles/texts/pages/taxes.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useChange } from '../../components/use-change.ts'
import { api } from '../../platform/api/api.ts'
import type { Change } from '../../platform/api/change.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { PERSISTED } from '../../platform/storage/offline-persister.ts'

export type TaxSettings = Received<Endpoints['getTaxSettings']>
export type TaxRegistration = TaxSettings['registrations'][number]
export type ProductTax = Received<Endpoints['taxProducts']>['results'][number]

/** As the contract's summary says. */
export const TAX_PRODUCTS_PER_PAGE = 50

/** What is answered, and of how many it is missing. */
export const ALL_TAXES = ['taxes'] as const

export const taxSettingsOptions = queryOptions({
  queryKey: [...ALL_TAXES, 'settings'],
  queryFn: ({ signal }) => api.getTaxSettings({}, { signal }),
  meta: PERSISTED,
})

export type TaxProductsAsked = {
  category: CategoryName
  only: 'missing' | undefined
  search: string | undefined
  page: number
}

export function taxProductsOptions(asked: TaxProductsAsked, lang: Language) {
  const { category, only, search, page } = asked
  return queryOptions({
    queryKey: [...ALL_TAXES, 'products', category, only ?? 'all', search ?? '', page, lang],
    queryFn: ({ signal }) =>
      api.taxProducts(
        { category_name: category, only, search, page: String(page), lang },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: PERSISTED,
  })
}

/** A change of the numbers of a tax, which answers all settings as they are then, and closes what it was made in. */
export function useRegistrationChange<Sent>(
  call: Change<Sent, TaxSettings>['call'],
  { tax, onClose }: { tax: Tax; onClose: () => void },
) {
  const texts = useTextsOf(taxesTexts)
  const { queryKey } = taxSettingsOptions
  return useChange({
    answers: queryKey,
    stale: queryKey,
    staleWhenRefused: 'only',
    call,
    done() {
      onClose()
      return texts.saved(texts.taxes[tax])
    },
  })
}
