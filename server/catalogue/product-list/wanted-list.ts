import type { Input, Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { ListingName, SortDirection } from '@halles/domain/product.ts'
import type { FilterName } from '@halles/domain/product-filter.ts'
import type { IndexedKey, Position } from './indexed-sort-sql.ts'
import type { Search } from './product-search-sql.ts'
import type { SearchLimits } from './search-limits.ts'

export type WantedProducts = Omit<Input<Endpoints['productList']>, 'search' | 'cursor' | FilterName>
export type ListedProducts = Output<Endpoints['productList']>

/** The products of a list, and their order. */
export type OrderedList = {
  category: ListingName
  /** The public id of the one whose products it has; undefined: all that deliver. */
  supplier?: string | undefined
  key: IndexedKey | 'supplier'
  direction: SortDirection
}

/** A page of a search, for a reader of that language, and how much it may read. Best match first without `sort_by`. */
export type Searched = OrderedList &
  Pick<WantedProducts, 'page' | 'sort_by' | 'lang'> & { search: Search; limits: SearchLimits }

/** Where a page of a list begins: after a row, else by its number. */
export type Start = { page: number; after?: Position | undefined }
/** `hasMore`: there are products after those of the page. */
export type PageOfProducts = Pick<ListedProducts, 'count' | 'results'> & { hasMore: boolean }
