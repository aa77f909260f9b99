import { SORT_DIRECTIONS } from '@halles/domain/product.ts'
import { readStored, removeStored, writeStored } from '../../platform/storage/stored.ts'
import {
  RESTAURANT_SORTS,
  type RestaurantSort,
  type Sort,
  type StoredSorts,
} from './list-search-params.ts'

const KEYS = {
  /** product.md 9. */
  list: { by: 'productsSortBy', direction: 'productsSortDirection' },
  search: { by: 'searchSortBy', direction: 'searchSortDirection' },
} as const

/** The restaurant's sorts survive the visit. A list is sorted by name, ascending, until one is chosen. */
export function readStoredSorts(): StoredSorts<RestaurantSort> {
  return { list: readSort('list', 'name'), search: readSort('search', undefined) }
}

function readSort(of: 'list', missing: RestaurantSort): Sort<RestaurantSort>
function readSort(of: 'search', missing: undefined): Sort<RestaurantSort> | undefined
function readSort(of: keyof typeof KEYS, missing: RestaurantSort | undefined) {
  const by = readStored(KEYS[of].by)
  const direction = readStored(KEYS[of].direction)
  const sort_by = RESTAURANT_SORTS.find((key) => key === by) ?? missing
  const sort_direction = SORT_DIRECTIONS.find((known) => known === direction) ?? 'asc'
  return sort_by && { sort_by, sort_direction }
}

/** A sort that is chosen in a search is that of lists from then on too; best match, undefined, only that of searches. */
export function writeStoredSort(sort: Sort<RestaurantSort> | undefined, isSearch: boolean): void {
  if (sort) writeSort('list', sort)
  if (!isSearch) return
  if (sort) writeSort('search', sort)
  else removeStored(KEYS.search.by)
}

function writeSort(of: keyof typeof KEYS, { sort_by, sort_direction }: Sort<RestaurantSort>): void {
  writeStored(KEYS[of].by, sort_by)
  writeStored(KEYS[of].direction, sort_direction)
}
