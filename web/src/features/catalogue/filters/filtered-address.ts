import { FILTER_CHOICES, FILTER_NAMES, type FilterName } from '@halles/domain/product-filter.ts'
import { searchOf, text } from '../../../platform/address/search.ts'
import { listingReaders } from '../list-search-params.ts'
import { chosenOf, type ListFilter } from './filter-params.ts'

const READERS = Object.fromEntries(
  FILTER_NAMES.map((name) => [name, (value: unknown) => joined(name, chosenOf(text(value)))]),
) as { [Name in FilterName]: (value: unknown) => string | undefined }

/** The address of a list that can be filtered (`searchOf`): what is no choice counts as absent. */
export function filteredAddress<const Keys extends readonly string[]>(keys: Keys) {
  return searchOf({ ...listingReaders(keys), ...READERS })
}

/** The address of a product's page: what the list that led there was filtered by. */
export const keptAddress = searchOf(keptReaders())

function keptReaders() {
  const { marks, origin, keep, without } = READERS
  return { marks, origin, keep, without }
}

/** The filter without one of its choices. */
export function withoutChoice(filter: ListFilter, name: FilterName, choice: string): ListFilter {
  const others = chosenOf(filter[name]).filter((other) => other !== choice)
  return { ...filter, [name]: joined(name, others) }
}

/** In the order of the choices, so that what asks for the same has one address. */
export function joined(name: FilterName, chosen: readonly string[]): string | undefined {
  return FILTER_CHOICES[name].filter((choice) => chosen.includes(choice)).join(',') || undefined
}
