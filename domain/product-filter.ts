import { ORIGINS, type Origin } from './origins.ts'
import { ALLERGENS, type Allergen, KEEPS, type Keep } from './product-facts.ts'
import { MARKS, type Mark } from './product-marks.ts'

/** What can be asked of products in a list, by its name in an address. */
export const FILTER_NAMES = ['marks', 'origin', 'keep', 'without', 'photo'] as const
export type FilterName = (typeof FILTER_NAMES)[number]

/** The choices of each. */
export const FILTER_CHOICES = {
  marks: MARKS,
  origin: ORIGINS,
  keep: KEEPS,
  without: ALLERGENS,
  photo: ['yes'],
} as const satisfies Record<FilterName, readonly string[]>

/**
 * What is asked for: every mark; one of the origins, of which a country has its provinces too; one of the ways of keeping; free of
 * every allergen, which only a product is whose supplier stated both lists without it; with a photo that is shown. What is empty asks
 * for nothing.
 */
export type ProductFilter = {
  readonly marks: readonly Mark[]
  readonly origin: readonly Origin[]
  readonly keep: readonly Keep[]
  readonly without: readonly Allergen[]
  readonly photo: readonly 'yes'[]
}

/** How many things a filter asks for, each of which can be taken off. */
export function filterCount(filter: ProductFilter): number {
  return FILTER_NAMES.reduce((count, name) => count + filter[name].length, 0)
}
