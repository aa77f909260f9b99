import { SORT_DIRECTIONS } from '@halles/domain/product.ts'
import { readStored, writeStored } from '../../platform/storage/stored.ts'
import { RESTAURANT_SORTS, type RestaurantSort, type Sort } from './listing-address.ts'

/** SPEC section 9: the restaurant's sort survives the visit; by name, ascending, until one is chosen. */
export function readStoredSort(): Sort<RestaurantSort> {
  const by = readStored('productsSortBy')
  const direction = readStored('productsSortDirection')
  return {
    sort_by: RESTAURANT_SORTS.find((key) => key === by) ?? 'name',
    sort_direction: SORT_DIRECTIONS.find((known) => known === direction) ?? 'asc',
  }
}

export function writeStoredSort({ sort_by, sort_direction }: Sort<RestaurantSort>): void {
  writeStored('productsSortBy', sort_by)
  writeStored('productsSortDirection', sort_direction)
}
