import type { Language } from '@halles/contract/language.ts'
import type { ListingName } from '@halles/domain/product.ts'
import type { Search } from './product-search-sql.ts'
import type { SearchLimits } from './search-limits.ts'

/** A search in a category, for a reader of that language, and how much it may read. */
export type Searched = {
  search: Search
  category: ListingName
  /** The public id of the one whose products are searched; undefined: all that deliver. */
  supplier?: string | undefined
  lang: Language
  limits: SearchLimits
}
