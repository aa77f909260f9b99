import { ORIGINS, type Origin } from './origins.ts'
import { ALLERGENS, type Allergen, allergenAnswer, KEEPS, type Keep } from './product-facts.ts'
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

/** What of a filter is said of products, and not of how a list shows them: an item of a guide keeps it. */
export const KEPT_NAMES = ['marks', 'origin', 'keep', 'without'] as const
type KeptName = (typeof KEPT_NAMES)[number]
export type KeptFilter = { [Name in KeptName]: ProductFilter[Name][number][] }

/** Each choice that there is once, in their order; null where nothing is asked for. */
export function keptFilter(filter: Record<KeptName, readonly string[]>): KeptFilter | null {
  const kept = {
    marks: MARKS.filter((mark) => filter.marks.includes(mark)),
    origin: ORIGINS.filter((origin) => filter.origin.includes(origin)),
    keep: KEEPS.filter((keep) => filter.keep.includes(keep)),
    without: ALLERGENS.filter((allergen) => filter.without.includes(allergen)),
  }
  return KEPT_NAMES.some((name) => kept[name].length > 0) ? kept : null
}

/** Of a product: `marks` are those that restaurants are shown today. */
export type FilteredFacts = Parameters<typeof allergenAnswer>[0] & {
  readonly marks: readonly Mark[]
  readonly origin: Origin | null
  readonly keep: Keep | null
}

/** Whether a product is what is asked for, as a list that is filtered has it. */
export function meetsFilter(
  product: FilteredFacts,
  filter: Pick<ProductFilter, KeptName>,
): boolean {
  const { marks, origin: from, keep } = product
  const isFrom = (origin: Origin) => from === origin || from?.startsWith(`${origin}-`) === true
  return (
    filter.marks.every((mark) => marks.includes(mark)) &&
    (filter.origin.length === 0 || filter.origin.some(isFrom)) &&
    (filter.keep.length === 0 || filter.keep.some((one) => one === keep)) &&
    filter.without.every((allergen) => allergenAnswer(product, allergen) === 'free')
  )
}
