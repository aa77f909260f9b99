import type { Language } from '@halles/contract/language.ts'
import type { ListingName } from '@halles/domain/product.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { restartRequests } from '../../platform/api/changes-on-screen.ts'
import { invalidateInOtherTabs } from '../../platform/api/cross-tab-invalidation.ts'
import type { PricedProduct } from './agreed-lines.ts'

type Sheet = { count: number; results: PricedProduct[] }

export const SHEETS = ['price-list-lines'] as const

/** Always as it now is: what is typed is put over it. */
export function sheetOptions(publicId: string, category: ListingName, lang: Language) {
  return queryOptions({
    queryKey: [...SHEETS, publicId, category, lang],
    queryFn: ({ signal }): Promise<Sheet> =>
      api.priceListLines({ public_id: publicId, category_name: category, lang }, { signal }),
    staleTime: 0,
  })
}

/** What a price list asked for a product before; what has passed changes when a price is set. */
export function formerPricesOptions(publicId: string, productPublicId: string) {
  const of = { public_id: publicId, product_public_id: productPublicId }
  return queryOptions({
    queryKey: ['price-list-history', publicId, productPublicId],
    queryFn: ({ signal }) => api.priceListHistory(of, { signal }),
    staleTime: 0,
  })
}

/** A product as a sheet of the price list that was opened shows it. */
export function productOnSheet(
  client: QueryClient,
  publicId: string,
  productPublicId: string,
): PricedProduct | undefined {
  const sheets = client.getQueriesData<Sheet>({ queryKey: [...SHEETS, publicId] })
  return sheets
    .flatMap(([, sheet]) => sheet?.results ?? [])
    .find(({ public_id }) => public_id === productPublicId)
}

export function showOnSheets(
  client: QueryClient,
  publicId: string,
  products: readonly PricedProduct[],
): void {
  const queryKey = [...SHEETS, publicId]
  void restartRequests(client, queryKey)
  const changed = new Map(products.map((product) => [product.public_id, product]))
  client.setQueriesData<Sheet>(
    { queryKey },
    (sheet) =>
      sheet && { ...sheet, results: sheet.results.map((row) => changed.get(row.public_id) ?? row) },
  )
  invalidateInOtherTabs(queryKey)
}
