import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, isInvalidInput } from '../../platform/api/api.ts'
import { PERSISTED } from '../../platform/storage/offline-persister.ts'
import { type Listing, listingInput, ownListingInput } from './list-query-input.ts'
import type { RestaurantSort, SupplierSort } from './list-search-params.ts'

/**
 * `count_is_minimum`: there are more than `count`, which a search does not count. `next_cursor`: of the page that follows,
 * null on the last one; a search and a supplier's own list have none.
 */
export type Page<Row> = {
  results: Row[]
  count: number
  count_is_minimum?: true | undefined
  next_cursor?: string | null | undefined
}

export type ListedProduct = Awaited<ReturnType<typeof api.productList>>['results'][number]
export type OwnProduct = Awaited<ReturnType<typeof ownPage>>['results'][number]

/** Every list of the market's products. */
export const LISTED_PRODUCTS = ['product-list'] as const
/** Every list of the supplier's own products. */
export const OWN_PRODUCT_PAGES = ['supplier-product-list'] as const

export function productPagesOptions(listing: Listing<RestaurantSort>) {
  const asked = listingInput(listing)
  return pagesOptions([...LISTED_PRODUCTS, asked], (page, signal, cursor) =>
    listedPage({ ...asked, page }, signal, cursor),
  )
}

export function ownProductPagesOptions(listing: Listing<SupplierSort>) {
  const asked = ownListingInput(listing)
  return pagesOptions([...OWN_PRODUCT_PAGES, asked], (page, signal) =>
    ownPage({ ...asked, page }, signal),
  )
}

async function listedPage(
  asked: Parameters<typeof api.productList>[0],
  signal: AbortSignal,
  cursor: string | undefined,
) {
  try {
    return await api.productList({ ...asked, cursor }, { signal })
  } catch (error) {
    if (cursor === undefined || !isInvalidInput(error)) throw error
    // Another release of the server does not know its cursors any more.
    return api.productList(asked, { signal })
  }
}

type Asked = Parameters<typeof api.supplierProductList>[0]

async function ownPage(asked: Asked, signal: AbortSignal) {
  const answer = await api.supplierProductList(asked, { signal })
  if (!('results' in answer)) throw new TypeError('asked for a list, answered one product')
  return answer
}

function pagesOptions<Row>(
  listKey: readonly unknown[],
  load: (page: string, signal: AbortSignal, cursor: string | undefined) => Promise<Page<Row>>,
) {
  // Each page is a query of its own: only those in sight are asked for, and asked for again.
  return (page: number) =>
    queryOptions({
      queryKey: [...listKey, page],
      queryFn: ({ client, signal }) =>
        load(String(page), signal, cursorOf(client, listKey, page) ?? undefined),
      // Going back and forth between products and suppliers asks for each page once.
      staleTime: 60_000,
      // The browser's search finds what was scrolled by (use-product-pages.ts).
      gcTime: 30 * 60_000,
      meta: PERSISTED,
    })
}

/**
 * A page that is scrolled to goes on after the last row above it. One that is asked for again, or jumped to, is asked for
 * by its number, as those around it are.
 */
function cursorOf(client: QueryClient, listKey: readonly unknown[], page: number) {
  const answerOf = (one: number) => client.getQueryData<Page<unknown>>([...listKey, one])
  return answerOf(page) ? undefined : answerOf(page - 1)?.next_cursor
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
