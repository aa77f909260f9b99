import type { Input, Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { Position } from './indexed-sort-sql.ts'

export type WantedProducts = Omit<Input<Endpoints['productList']>, 'search' | 'cursor'>
export type ListedProducts = Output<Endpoints['productList']>

/** Where a page of a list begins: after a row, else by its number. */
export type Start = { page: number; after?: Position | undefined }
/** `hasMore`: there are products after those of the page. */
export type PageOfProducts = Pick<ListedProducts, 'count' | 'results'> & { hasMore: boolean }
