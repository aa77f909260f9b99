import type { Language } from '@halles/contract/language.ts'
import type { ListingName } from '@halles/domain/product.ts'
import type { ListFilter } from './filters/filter-params.ts'
import type { RestaurantSort, Sort, SupplierSort } from './list-search-params.ts'

export type Listing<Key> = {
  category_name: ListingName
  search: string | undefined
  sort: Sort<Key> | undefined
  lang: Language
  filter?: ListFilter | undefined
}

/** What `product-list` is asked, without the page. */
export function listingInput(listing: Listing<RestaurantSort>) {
  const { category_name, search, sort, lang } = listing
  const { supplier: supplier_public_id, ...filter } = listing.filter ?? {}
  // product.md 9: sorting by name follows the language.
  const sort_by = sort?.sort_by === 'name' ? (`name_${lang}` as const) : sort?.sort_by
  return { category_name, supplier_public_id, search, ...filter, ...sort, sort_by, lang }
}

/** What `supplier-product-list` is asked, without the page. */
export function ownListingInput({ category_name, search, sort, lang }: Listing<SupplierSort>) {
  return { category_name, search, ...sort, lang }
}

/** product.md 9: by French name until the supplier chooses another sort; nothing is stored. */
export const SUPPLIER_SORT = { sort_by: 'name_fr', sort_direction: 'asc' } as const
