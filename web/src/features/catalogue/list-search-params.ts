import {
  type RestaurantSortKey,
  SORT_DIRECTIONS,
  type SortDirection,
  type SupplierSortKey,
} from '@halles/domain/product.ts'
import {
  oneOf,
  pageFrom,
  publicIdText,
  searchOf,
  searchText,
} from '../../platform/address/search.ts'
import { filterOf, type ListFilter } from './filters/filter-params.ts'

/** What a list can be sorted by on screen (product.md 9), in the order of its columns. */
export const RESTAURANT_SORTS = [
  'name',
  'supplier',
  'price',
  'quantity_per_case',
  'price_per_unit',
] as const satisfies readonly RestaurantSortKey[]
export const SUPPLIER_SORTS = [
  'name_fr',
  'name_en',
  'price',
  'price_per_unit',
  'sold_quantity',
] as const satisfies readonly SupplierSortKey[]

export type RestaurantSort = (typeof RESTAURANT_SORTS)[number]
export type SupplierSort = (typeof SUPPLIER_SORTS)[number]
export type ListSort = RestaurantSort | SupplierSort

export type Sort<Key> = { sort_by: Key; sort_direction: SortDirection }

/** As chosen before, in a list and in a search. A search has the best match first until one is chosen in a search. */
export type StoredSorts<Key> = { list: Sort<Key>; search?: Sort<Key> | undefined }

/** What a product list keeps in the address. Absent: all suppliers, the stored sort, no search, the first page. */
export type ListingAddress<Key> = {
  search?: string | undefined
  sort_by?: Key | undefined
  sort_direction?: SortDirection | undefined
  page?: number | undefined
} & ListFilter

export function listingAddress<const Keys extends readonly string[]>(keys: Keys) {
  return searchOf(listingReaders(keys))
}

/** The readers of its address. */
export function listingReaders<const Keys extends readonly string[]>(keys: Keys) {
  return {
    supplier: publicIdText,
    search: searchText,
    sort_by: oneOf(keys),
    sort_direction: oneOf(SORT_DIRECTIONS),
    page: pageFrom(2),
  }
}

/** How a list is sorted: as in the address, else as stored for lists or for searches; undefined is best match. */
export function sortOf<Key>(
  address: ListingAddress<Key>,
  stored: StoredSorts<Key>,
): Sort<Key> | undefined {
  const { sort_by, sort_direction, search } = address
  if (sort_by !== undefined) return { sort_by, sort_direction: sort_direction ?? 'asc' }
  if (search !== undefined) return stored.search
  return { ...stored.list, ...(sort_direction && { sort_direction }) }
}

/** The address after a person typed another search: it begins on page 1, and a first search as searches are sorted. */
export function withSearch<Key>(address: ListingAddress<Key>, typed: string): ListingAddress<Key> {
  const { search: before, page: _, ...list } = address
  const search = searchText(typed)
  if (search === undefined) return list
  return before === undefined ? { ...filterOf(address), search } : { ...list, search }
}

/** The address after a person chose a sort: it begins on page 1. Undefined is best match. */
export function withSort<Key>(
  address: ListingAddress<Key>,
  sort: Sort<Key> | undefined,
): ListingAddress<Key> {
  const { search } = address
  return { ...filterOf(address), ...sort, ...(search !== undefined && { search }) }
}

/** The address after a person chose other filters: it begins on page 1. */
export function withFilter<Key>(
  address: ListingAddress<Key>,
  filter: ListFilter,
): ListingAddress<Key> {
  const { search, sort_by, sort_direction } = address
  return { ...defined({ search, sort_by, sort_direction }), ...defined(filter) }
}

function defined<Values extends object>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Values
}
