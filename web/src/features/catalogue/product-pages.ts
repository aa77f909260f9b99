import { queryOptions } from '@tanstack/react-query'
import { apiWithoutOverlay } from '../../platform/api/api.ts'
import { PERSISTED } from '../../platform/storage/offline-persister.ts'
import type { RestaurantSort, SupplierSort } from './listing-address.ts'
import { type Listing, listingInput, ownListingInput } from './listing-input.ts'

/** `count_is_minimum`: there are more than `count`, which a search does not count. */
export type Page<Row> = { results: Row[]; count: number; count_is_minimum?: true | undefined }

export type ListedProduct = Awaited<
  ReturnType<typeof apiWithoutOverlay.productList>
>['results'][number]
export type OwnProduct = Awaited<ReturnType<typeof ownPage>>['results'][number]

/** Every list of the supplier's own products. */
export const OWN_PRODUCT_PAGES = ['supplier-product-list'] as const

export function productPagesOptions(listing: Listing<RestaurantSort>) {
  const asked = listingInput(listing)
  return pagesOptions(['product-list', asked], (page, signal) =>
    apiWithoutOverlay.productList({ ...asked, page }, { signal }),
  )
}

export function ownProductPagesOptions(listing: Listing<SupplierSort>) {
  const asked = ownListingInput(listing)
  return pagesOptions([...OWN_PRODUCT_PAGES, asked], (page, signal) =>
    ownPage({ ...asked, page }, signal),
  )
}

type Asked = Parameters<typeof apiWithoutOverlay.supplierProductList>[0]

async function ownPage(asked: Asked, signal: AbortSignal) {
  const answer = await apiWithoutOverlay.supplierProductList(asked, { signal })
  if (!('results' in answer)) throw new TypeError('asked for a list, answered one product')
  return answer
}

function pagesOptions<Row>(
  listKey: readonly unknown[],
  load: (page: string, signal: AbortSignal) => Promise<Page<Row>>,
) {
  // Each page is a query of its own: only those in sight are asked for, and asked for again.
  return (page: number) =>
    queryOptions({
      queryKey: [...listKey, page],
      queryFn: ({ signal }) => load(String(page), signal),
      // Going back and forth between products and suppliers asks for each page once.
      staleTime: 60_000,
      // The browser's search finds what was scrolled by (use-product-pages.ts).
      gcTime: 30 * 60_000,
      meta: PERSISTED,
    })
}

/** The query of each page of one list, by its number, from 1. */
export type PagesOptions<Row> = ReturnType<typeof pagesOptions<Row>>

/** A list that moves between two answers may send a row twice: it is shown once, on the page before. */
export function withoutRowsOf<Row extends { public_id: string }>(
  before: Page<Row> | undefined,
  rows: Row[],
): Row[] {
  const shown = new Set(before?.results.map(({ public_id }) => public_id))
  const others = rows.filter(({ public_id }) => !shown.has(public_id))
  return others.length === rows.length ? rows : others
}
