import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { restartRequests } from '../../platform/api/changes-on-screen.ts'
import {
  invalidateInAllTabs,
  invalidateInOtherTabs,
} from '../../platform/api/cross-tab-invalidation.ts'
import { ownProductCountsOptions } from './category-queries.ts'
import { OWN_PRODUCT_PAGES, type OwnProduct, type Page } from './product-pages.ts'

/** One of the supplier's own products, for the form: always as it now is. */
export function ownProductOptions(publicId: string) {
  return queryOptions({
    queryKey: ['supplier-product', publicId],
    queryFn: async ({ signal }): Promise<OwnProduct> => {
      const answer = await api.supplierProductList({ product_public_id: publicId }, { signal })
      if ('results' in answer) throw new TypeError('asked for one product, answered a list')
      return answer
    },
    staleTime: 0,
    gcTime: 0,
    // What is being typed would not follow.
    refetchOnWindowFocus: false,
  })
}

/** After a product was added, edited or deleted: every list may have it elsewhere. Only other tabs show one then. */
export function forgetOwnPages(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: OWN_PRODUCT_PAGES })
  invalidateInOtherTabs(OWN_PRODUCT_PAGES)
  void invalidateInAllTabs(queryClient, ownProductCountsOptions.queryKey)
}

/** After something of products changed that moves them in no list. */
export function showOwnProducts(queryClient: QueryClient, products: readonly OwnProduct[]): void {
  void restartRequests(queryClient, OWN_PRODUCT_PAGES)
  const changed = new Map(products.map((product) => [product.public_id, product]))
  queryClient.setQueriesData<Page<OwnProduct>>(
    { queryKey: OWN_PRODUCT_PAGES },
    (page) =>
      page && { ...page, results: page.results.map((row) => changed.get(row.public_id) ?? row) },
  )
  invalidateInOtherTabs(OWN_PRODUCT_PAGES)
}
